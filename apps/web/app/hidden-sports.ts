import type { SportCount } from '@touchline/contract/line';
import type { Services } from './services.ts';

export interface HiddenSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

/**
 * R072: sports that the player does not want to see, before matches and live; none for guests. The feed's replies are the same for
 * everybody, so the page asks for its lists without these sports (`antiSports`).
 */
export async function readHiddenSports(services: Pick<Services, 'call' | 'player'>): Promise<HiddenSports> {
  if (services.player === null) return { line: [], live: [] };
  const { attributes } = await services.call('playerSettings', {});
  return { line: attributes.lineDisallowSport, live: attributes.liveDisallowSport };
}

/** The part of a list's query that leaves the hidden sports out; a sport that was asked for by its own address is shown all the same. */
export const withoutSports = (hidden: readonly number[], asked: number | null = null): { readonly antiSports?: string } => {
  const ids = hidden.filter((id) => id !== asked);
  return ids.length === 0 ? {} : { antiSports: ids.join(',') };
};

/** Sports with the numbers that the player sees: what is hidden counts nothing, and a sport of nothing is not there. */
export const shownSports = (sports: readonly SportCount[], hidden: HiddenSports): SportCount[] =>
  sports
    .map((sport) => ({
      ...sport,
      line: hidden.line.includes(sport.id) ? 0 : sport.line,
      live: hidden.live.includes(sport.id) ? 0 : sport.live,
    }))
    .filter(({ line, live }) => line + live > 0);
