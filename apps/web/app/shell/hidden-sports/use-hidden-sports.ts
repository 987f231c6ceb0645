import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/site/site-layout.tsx';
import { type HiddenSports, NO_HIDDEN_SPORTS } from './hidden-sports.ts';

/** R072: sports that the player has hidden; none outside of the site's frame. */
export const useHiddenSports = (): HiddenSports => useRouteLoaderData<typeof loader>('layout')?.hidden ?? NO_HIDDEN_SPORTS;
