import { useRouteLoaderData } from 'react-router';
import { type HiddenSports, NO_HIDDEN_SPORTS } from './hidden-sports.ts';
import type { loader } from './routes/layout.tsx';

/** R072: sports that the player has hidden; none outside of the site's frame. */
export const useHiddenSports = (): HiddenSports => useRouteLoaderData<typeof loader>('routes/layout')?.hidden ?? NO_HIDDEN_SPORTS;
