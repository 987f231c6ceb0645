import { TOTO_LINE_PRICE_MINOR, TOTO_MAX_STAKE_MINOR } from '@touchline/betting/toto/toto-rules';
import { moneyText } from '@touchline/catalogue/money-text';
import type { TotoDrawView, TotoSheet } from '@touchline/contract/toto/calls';
import type { Language } from '@touchline/i18n/languages';
import { TOTO_CURRENCY } from '@touchline/ledger/toto-postings';
import { fromPoolCurrency } from '#features/site';
import type { PoolFigures } from './pool-figures.ts';
import { presentDraw, presentMatch, presentTiers } from './present-draw.ts';
import type { TotoDeps } from './toto-deps.ts';
import { type Draw, readJackpots, readMatches } from './toto-draw.store.ts';
import { VOID_AFTER_MS } from './toto-pools.ts';

/** Further dependencies of the calls that read. */
export interface TotoReading extends TotoDeps {
  readonly figures: PoolFigures;
}

export async function presentDraws({ platform, figures }: TotoReading, draws: readonly Draw[]): Promise<TotoDrawView[]> {
  const jackpots = await readJackpots(platform.pool);
  return Promise.all(draws.map(async (draw) => presentDraw(draw, jackpots.get(draw.pool) ?? 0n, await figures.readSums(draw.id))));
}

/** A draw with everything on its sheet; prices in the player's currency, in the pool's for guests. */
export async function readSheet(reading: TotoReading, draw: Draw, playerId: bigint | undefined, language: Language): Promise<TotoSheet> {
  const { platform, bets, figures } = reading;
  const [[view], sums, picks, matches, player] = await Promise.all([
    presentDraws(reading, [draw]),
    figures.readSums(draw.id),
    figures.readPicks(draw.id),
    readMatches(platform.pool, [draw.id], VOID_AFTER_MS),
    playerId === undefined ? undefined : bets.players.readBettingPlayer(playerId, undefined),
  ]);
  if (!view) throw new Error('one draw, one view');
  const currency = player?.account?.currency ?? TOTO_CURRENCY;
  const price = (baseMinor: bigint): string => moneyText(fromPoolCurrency(reading, baseMinor, currency), currency);
  return {
    ...view,
    matches: matches.map((match) => presentMatch(reading, draw, match, picks, language)),
    tiers: presentTiers(draw, sums),
    price: { currency, line: price(TOTO_LINE_PRICE_MINOR), maxStake: price(TOTO_MAX_STAKE_MINOR) },
  };
}
