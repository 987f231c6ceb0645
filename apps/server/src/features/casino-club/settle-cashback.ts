import { moneyText } from '@touchline/catalogue/money-text';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { formatAmount } from '@touchline/i18n/format-money';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { type CashbackPeriod, lockDue, readMomentBefore, writeSettled } from './cashback.store.ts';
import { boundsOf, cashbackOf } from './cashback-of.ts';
import type { CasinoClubDeps } from './casino-club-deps.ts';
import { CLUB_CONSUMER_NAME } from './club-consumer.ts';
import { clubLawOf } from './club-law.ts';
import { readMembers } from './club-member.store.ts';
import { CLUB_TERMS } from './club-terms.ts';

/** How long after its end a period is settled: transactions that wrote the last rounds have ended long before. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Settles weeks and days that are over, and pays their cashback. Any number of processes may do this at once: a period is settled under its lock, once,
 * and paid by a name that the wallet takes once.
 */
export async function settleCashback(deps: CasinoClubDeps, afterMs = SETTLED_AFTER_MS): Promise<void> {
  const { pool, events } = deps.platform;
  const before = await readMomentBefore(pool, afterMs);
  if (!(await events.hasTakenUntil(CLUB_CONSUMER_NAME, before))) return;
  while (await inTransaction(pool, (client) => settleNext(deps, client, before)));
  events.nudge();
}

/** Settles a period that ended before a moment; false where there is none that nobody else settles. */
export async function settleNext(deps: CasinoClubDeps, client: pg.PoolClient, before: Date): Promise<boolean> {
  const period = await lockDue(client, before);
  if (!period) return false;
  const amountMinor = await readCashback(deps, client, period);
  // Whoever is kept from playing at this moment gets no gift to play on with.
  const playing = await deps.account.filterPlayablePlayers([period.playerId], client);
  if (amountMinor === 0n || !playing.has(period.playerId)) {
    await writeSettled(client, period, amountMinor === 0n ? 'none' : 'barred', 0n);
    return true;
  }
  await payCashback(deps, client, period, amountMinor);
  await writeSettled(client, period, 'paid', amountMinor);
  return true;
}

/** By the terms that the period began under, and the level that the player has now. */
async function readCashback(deps: CasinoClubDeps, client: pg.PoolClient, period: CashbackPeriod): Promise<bigint> {
  const { playerId, currency, version } = period;
  const [player] = await deps.account.readBettingPlayers([{ playerId, accountId: 0n }]);
  if (!player) return 0n;
  const law = clubLawOf(deps.site.jurisdiction(player.countryId));
  const terms = await CLUB_TERMS.read(client, player.brandId, version);
  const level = (await readMembers(client, [playerId])).get(playerId)?.level ?? 0;
  return cashbackOf(period, terms, level, law, boundsOf(deps, player.brandId, currency, law));
}

/** A bonus that is the player's own at once, in the currency that was played. */
async function payCashback({ wallet, messages }: CasinoClubDeps, client: pg.PoolClient, period: CashbackPeriod, amountMinor: bigint) {
  const { playerId, kind, day, currency } = period;
  const source = `cashback-${kind}`;
  const externalId = `${playerId}-${day}-${currency}`;
  const { grantId } = await wallet.grant(client, { source, externalId, playerId, currency, amountMinor });
  if (grantId !== null) await wallet.release(client, { source, externalId: `${externalId}-own`, playerId, grantId });
  const amount = Object.fromEntries(
    SITE_LANGUAGES.map((language) => [language, formatAmount(language, moneyText(amountMinor, currency), currency, { code: true })]),
  );
  await messages.write(client, [
    {
      playerId,
      topic: 'bonus',
      text: { key: kind === 'vip' ? 'cashback-vip' : 'cashback-premium', args: { amount } },
      link: `/office/casino/${kind}-cashback`,
      onceKey: `${source}-${day}-${currency}`,
    },
  ]);
}
