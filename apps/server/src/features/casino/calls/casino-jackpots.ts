import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readDrops } from '../jackpots/jackpot.store.ts';
import { getOrMakePots } from '../jackpots/make-pots.ts';
import { revealDropped } from '../jackpots/pot-secret.ts';
import { presentDrop, presentJackpot } from '../jackpots/present-jackpots.ts';
import { readJackpotOffer } from '../jackpots/read-offer.ts';

const MAX_DROPS = 50;

export const casinoJackpots =
  (deps: CasinoDeps): Handler<'casinoJackpots'> =>
  async (_input, caller) => {
    const offer = await readJackpotOffer(deps, caller);
    if (offer.games.length === 0) return { ...offer, games: [], jackpots: [], drops: [] };
    const of = { brandId: caller.brand.id, currency: offer.currency };
    await revealDropped(deps, of.brandId);
    const [pots, drops] = [await getOrMakePots(deps, of), await readDrops(deps.platform.pool, of, MAX_DROPS)];
    return {
      ...offer,
      games: [...offer.games],
      jackpots: pots.filter(({ status }) => status === 'filling').map(presentJackpot),
      drops: drops.map(presentDrop),
    };
  };
