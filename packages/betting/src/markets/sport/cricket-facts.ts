import type { MatchFormat } from '../../match-state/match-format.ts';
import type { MatchState } from '../../match-state/match-state.ts';
import { periodSpan } from '../../match-state/period-span.ts';
import { playerOutcome } from './player-markets.ts';

/**
 * Figures of players from a cricket feed that names them: an incident of kind 'batter' (`side` bats, `player` is a place in its line-up, `value` his
 * runs) and one of kind 'bowler' (`side` bowls, `value` his wickets, `detail` the runs he conceded), for each innings (`period`). A later incident of
 * the same player and innings replaces the earlier one, so that figures may also be sent live.
 */
export interface PlayerFigures {
  /** Runs of a batter, wickets of a bowler. */
  readonly count: number;
  /** Runs that a bowler conceded; 0 for a batter. */
  readonly conceded: number;
}

/** Figures over a period (an innings; 0 all of them, without a super over) by the number that player markets give each. */
export function computePlayerFigures(
  kind: 'batter' | 'bowler',
  facts: MatchState,
  format: MatchFormat,
  period: number,
): ReadonlyMap<number, PlayerFigures> {
  const { from, to } = periodSpan(period, format, 'score');
  const byInnings = new Map<string, PlayerFigures & { readonly player: number }>();
  for (const { kind: incidentKind, side, player: place, period: innings, value = 0, detail } of facts.incidents) {
    if (incidentKind !== kind || place === undefined || side === 0 || innings < from || innings > to) continue;
    const player = playerOutcome(side, place);
    byInnings.set(`${innings}/${player}`, { player, count: value, conceded: kind === 'bowler' ? Number(detail ?? 0) : 0 });
  }
  const figures = new Map<number, PlayerFigures>();
  for (const { player, count, conceded } of byInnings.values()) {
    const before = figures.get(player);
    figures.set(player, { count: (before?.count ?? 0) + count, conceded: (before?.conceded ?? 0) + conceded });
  }
  return figures;
}
