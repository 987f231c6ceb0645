import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';

/** So many live matches stand beside a match, however many are played. */
export const RAIL_ROWS = 20;

/** A match of the rail: what its row draws, and nothing of its markets. */
export interface RailMatch extends Pick<MatchRow, 'id' | 'state'> {
  readonly home: { readonly name: string };
  readonly away: { readonly name: string } | null;
}
export interface RailChamp extends Pick<ChampView, 'id' | 'name' | 'flag'> {
  readonly matches: readonly RailMatch[];
}
export interface LiveRailData {
  readonly current: number;
  readonly sport: number;
  /** Whether the score is a number of sets, maps, frames: then those of the periods say more. */
  readonly isPeriods: boolean;
  /** Live matches of the sport in all. */
  readonly total: number;
  readonly champs: readonly RailChamp[];
}

/** "S2" of "Set 2": a period where there is room for a minute. The whole name where it has no number. */
export function shortPeriod(name: string): string {
  const [, letter, number] = /^(?:ال)?(\p{L}).*?(\d+)$/u.exec(name) ?? [];
  return letter === undefined ? name : `${letter}${number}`;
}

const railMatch = ({ id, state, home, away }: MatchRow): RailMatch => ({
  id,
  state,
  home: { name: home.name },
  away: away && { name: away.name },
});

/** The live list as the rail has it: the match's own competition first, then in the order of the list, at most `RAIL_ROWS` matches. */
export function railChamps(
  champs: readonly (ChampView & { readonly matches: readonly MatchRow[] })[],
  match: MatchRow & { readonly champView: ChampView },
): readonly RailChamp[] {
  const own = champs.find(({ id }) => id === match.champ) ?? { ...match.champView, matches: [] };
  const rows = own.matches.some(({ id }) => id === match.id) ? own.matches : [match, ...own.matches];
  let left = RAIL_ROWS;
  return [{ ...own, matches: rows }, ...champs.filter(({ id }) => id !== match.champ)].flatMap(({ id, name, flag, matches }) => {
    const shown = matches.slice(0, left).map(railMatch);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ id, name, flag, matches: shown }];
  });
}

/** The rail after a delta of the sport's live matches: rows come to competitions that stand in it while there is room, and those over go. */
export function applyRailDelta(rail: LiveRailData, { a = [], r = [] }: Pick<FeedDelta, 'a' | 'r'>): LiveRailData {
  const gone = new Set(r.filter((id) => id !== rail.current));
  const known = new Set(rail.champs.flatMap(({ matches }) => matches.map(({ id }) => id)));
  const kept = rail.champs.map((champ) => ({ ...champ, matches: champ.matches.filter(({ id }) => !gone.has(id)) }));
  let left = RAIL_ROWS - kept.reduce((sum, { matches }) => sum + matches.length, 0);
  const coming = a.filter(({ id }) => !known.has(id));
  const champs = kept
    .map((champ) => {
      const rows = coming.filter((row) => row.champ === champ.id).slice(0, Math.max(0, left));
      left -= rows.length;
      return rows.length === 0 ? champ : { ...champ, matches: [...champ.matches, ...rows.map(railMatch)] };
    })
    .filter(({ matches }) => matches.length > 0);
  return { ...rail, total: Math.max(0, rail.total + coming.length - gone.size), champs };
}
