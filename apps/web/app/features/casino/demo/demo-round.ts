import { type Seeds, seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { replayRound } from '@touchline/casino/replay-round';
import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { formatMoney } from '@touchline/kernel/money';
import { floor, mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';

/** A round for demo money: what it is drawn by and what was decided in it. Everything else follows, as it does at the server. */
export interface DemoRound {
  readonly seeds: Seeds;
  readonly edgePpm: number;
  readonly options: unknown;
  readonly actions: readonly unknown[];
  /** The first stake, minor units. */
  readonly firstMinor: bigint;
  readonly startedAt: number;
}

/** A round after its last decision, as a page shows it; amounts are minor units. */
export interface DemoStep {
  readonly round: CasinoRoundView;
  readonly stakedMinor: bigint;
  /** Null while the round is open. */
  readonly returnedMinor: bigint | null;
}

interface Shown {
  readonly currency: string;
  /** Decimals of the currency. */
  readonly scale: number;
  readonly now: number;
}

/** Why a round cannot go on like this: its choices are none, or its last decision. */
export type DemoRefusal = 'options' | 'action';

const minorOf = (firstMinor: bigint, units: Ratio): bigint => floor(mul(units, ratio(firstMinor, 1n)));

/** Works out a demo round by the rules and draws of the game itself. */
export function stepDemo(game: AnyGame, demo: DemoRound, { currency, scale, now }: Shown): Result<DemoStep, DemoRefusal> {
  const options = game.options.safeParse(demo.options);
  if (!options.success) return err('options');
  const played = replayRound(game, { ...demo, options: options.data }, seededDraws(demo.seeds));
  if (!played.ok) return err('action');
  const isOver = game.isOver(played.value);
  const stakedMinor = minorOf(demo.firstMinor, game.staked(played.value));
  const returnedMinor = isOver ? minorOf(demo.firstMinor, game.returned(played.value)) : null;
  const round: CasinoRoundView = {
    round: `demo-${demo.seeds.nonce}`,
    game: game.key,
    status: isOver ? 'over' : 'open',
    currency,
    stake: formatMoney(stakedMinor, scale),
    returned: returnedMinor === null ? null : formatMoney(returnedMinor, scale),
    // Demo money feeds none.
    jackpots: [],
    options: options.data as CasinoRoundView['options'],
    view: game.view(played.value) as CasinoRoundView['view'],
    actions: [...demo.actions] as CasinoRoundView['actions'],
    startedAt: demo.startedAt,
    endedAt: isOver ? now : null,
  };
  return ok({ round, stakedMinor, returnedMinor });
}
