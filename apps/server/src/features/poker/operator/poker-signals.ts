import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { readSignals } from '../signals/read-signals.ts';

const DAY_MS = 86_400_000;

export const operatorPokerSignals =
  ({ platform: { pool, clock }, operators }: PokerDeps): Handler<'operatorPokerSignals'> =>
  async ({ body: { days } }, caller) => {
    await operators.recordFirst({ ...actorOf(caller), action: 'poker-signals', target: `pairs of the last ${days} days` });
    const pairs = await readSignals(pool, caller.brand.id, new Date(clock.now() - days * DAY_MS));
    return {
      pairs: pairs.map(({ playerA, playerB, hands, lastAt, signals }) => ({
        playerA: String(playerA),
        playerB: String(playerB),
        hands,
        lastAt: lastAt.getTime(),
        signals: signals.map(({ kind, chance }) => ({ kind, chance })),
      })),
    };
  };
