import { moneyText } from '@touchline/catalogue/money-text';
import type { CasinoDeps } from '../casino-deps.ts';
import { tellTable } from '../shared/shared-deps.ts';
import { type JackpotsOf, readPots } from './jackpot.store.ts';

/** Amounts are told at most so often, whatever is played. */
const TOLD_MS = 500;

export interface JackpotTeller {
  /** Jackpots have changed: whoever looks at them is told soon. */
  changed(of: JackpotsOf): void;
  stop(): void;
}

/** Tells everybody who looks what the jackpots hold that this process's rounds have fed: what is written, never more. */
export function createJackpotTeller({ platform }: Pick<CasinoDeps, 'platform'>): JackpotTeller {
  const waiting = new Map<string, JackpotsOf>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    const changed = [...waiting.values()];
    waiting.clear();
    for (const of of changed) {
      const pots = (await readPots(platform.pool, of)).filter(({ status }) => status === 'filling');
      const jackpots = pots.map(({ id, tier, amountMinor }) => ({ pot: String(id), tier, amount: moneyText(amountMinor, of.currency) }));
      tellTable({ platform }, of.brandId, `jackpots-${of.currency}`, { jackpots });
    }
  }
  return {
    changed({ brandId, currency }) {
      waiting.set(`${brandId} ${currency}`, { brandId, currency });
      timer ??= setTimeout(() => {
        timer = undefined;
        // The next change tells them.
        tell().catch((err: unknown) => platform.log.warn({ err }, 'the amounts of jackpots were not told'));
      }, TOLD_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
