import { GAMES } from '@touchline/casino/games/games';
import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import type { CasinoDeps } from '../casino-deps.ts';
import { categoryOf } from '../tables/game-category.ts';
import type { JackpotsOf } from './jackpot.store.ts';
import { JACKPOT_RULES } from './jackpot-rules.ts';
import { createJackpotTeller } from './jackpot-teller.ts';
import { createOpenPots, type OpenPots } from './open-pots.ts';
import { revealDropped } from './pot-secret.ts';

/** The games that take part where a brand has said nothing: slots, scratch cards and keno, whose edge has room for what jackpots cost. */
const FIRST_GAMES = GAMES.map(({ key }) => key).filter((key) => ['slots', 'scratch', 'keno'].includes(categoryOf(key)));

export interface Jackpots {
  readonly pots: OpenPots;
  /** Rounds have fed the jackpots of a brand in a currency. */
  fed(of: JackpotsOf): void;
  /** A round has won one of them: its secret is published. */
  dropped(of: JackpotsOf): void;
  stop(): Promise<void>;
}

/** Jackpots of the house's own games (decision 0078). */
export async function createJackpots(deps: CasinoDeps): Promise<Jackpots> {
  const { pool, brands, log } = deps.platform;
  await brands.onRefresh(() =>
    JACKPOT_RULES.writeFirst(
      pool,
      brands.all().map(({ id }) => id),
      { games: FIRST_GAMES, tiers: [...FIRST_TIERS] },
    ),
  );
  const teller = createJackpotTeller(deps);
  let revealing: Promise<void> = Promise.resolve();
  return {
    pots: createOpenPots(deps),
    fed: teller.changed,
    dropped(of) {
      teller.changed(of);
      // Whoever asks for the drops publishes what this process could not.
      revealing = revealing
        .then(() => revealDropped(deps, of.brandId))
        .catch((err: unknown) => log.warn({ err }, 'the secret of a jackpot was not published yet'));
    },
    async stop() {
      teller.stop();
      await revealing;
    },
  };
}
