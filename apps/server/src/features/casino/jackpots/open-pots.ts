import { drawTrigger } from '@touchline/casino/jackpots/jackpot-draws';
import { JACKPOT_TIERS } from '@touchline/casino/jackpots/jackpot-tier';
import { invariant } from '@touchline/kernel/invariant';
import { LRUCache } from 'lru-cache';
import type { CasinoDeps } from '../casino-deps.ts';
import type { JackpotsOf, Pot } from './jackpot.store.ts';
import { getOrMakePots } from './make-pots.ts';
import { openSecret } from './pot-secret.ts';

const MAX_KNOWN = 2_000;

/** A pot that fills and the one that follows it, each with the amount at which it drops (null of one by chance). */
export interface OpenPot {
  readonly pot: Pot;
  readonly next: Pot;
  readonly triggerMinor: bigint | null;
  readonly nextTriggerMinor: bigint | null;
}

/** The pots that rounds feed, with their triggers, which are nowhere else in plain: at rest they are sealed. */
export interface OpenPots {
  of(jackpots: JackpotsOf): Promise<readonly OpenPot[]>;
  /** Drops what is known: a pot has dropped, here or in another process. */
  forget(jackpots: JackpotsOf): void;
}

export function createOpenPots(deps: Pick<CasinoDeps, 'platform' | 'vault' | 'site'>): OpenPots {
  const { pool } = deps.platform;
  const keyOf = ({ brandId, currency }: JackpotsOf): string => `${brandId} ${currency}`;
  const open = new LRUCache<string, readonly OpenPot[]>({ max: MAX_KNOWN });

  async function triggerOf({ terms, sealedSecret, tier, number }: Pot): Promise<bigint | null> {
    if (terms.kind !== 'mystery') return null;
    invariant(sealedSecret, 'a mystery pot has a secret');
    return drawTrigger(await openSecret(deps, pool, sealedSecret), tier, number, terms);
  }
  async function read(jackpots: JackpotsOf): Promise<readonly OpenPot[]> {
    const pots = await getOrMakePots(deps, jackpots);
    const found: OpenPot[] = [];
    for (const tier of pots.length === 0 ? [] : JACKPOT_TIERS) {
      const [pot, next] = pots.filter((one) => one.tier === tier);
      invariant(pot && next, 'a tier has a pot that fills and one that follows');
      found.push({ pot, next, triggerMinor: await triggerOf(pot), nextTriggerMinor: await triggerOf(next) });
    }
    return found;
  }
  return {
    async of(jackpots) {
      const known = open.get(keyOf(jackpots));
      if (known) return known;
      const found = await read(jackpots);
      open.set(keyOf(jackpots), found);
      return found;
    },
    forget(jackpots) {
      open.delete(keyOf(jackpots));
    },
  };
}
