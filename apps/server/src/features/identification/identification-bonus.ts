import { moneyText } from '@touchline/catalogue/money-text';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { IdentityFlow, IdentityStatus } from '@touchline/contract/identification/enums';
import { formatAmount } from '@touchline/i18n/format-money';
import { formatDateTimeLong } from '@touchline/i18n/format-time';
import type { Language } from '@touchline/i18n/languages';
import type pg from 'pg';
import type { FreeBet } from '#features/free-bets';
import { readStanding, writeStanding } from './identification.store.ts';
import type { IdentificationDeps } from './identification-deps.ts';

/** Thousandths: the least odds of a bet that it pays for. */
const MIN_ODDS = 1500;
const DAYS = 14;
/** Once a player, however often an identification runs out and is done again. */
const keyOf = (playerId: bigint): string => `identification-${playerId}`;

/** The free bet for being identified before the first deposit. */
export interface IdentificationBonus {
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly minOdds: number;
  readonly days: number;
}

/**
 * The bonus that the player would get for being identified now (R094); undefined where nothing is: no bonus is configured, or the player is not one
 * it is for.
 */
export async function readBonusOffer(deps: IdentificationDeps, playerId: bigint): Promise<IdentificationBonus | undefined> {
  const { pool, config } = deps.platform;
  if (config.identificationBonusUnits === 0) return undefined;
  const [standing, hasDeposit, reachable, had] = await Promise.all([
    readStanding(pool, playerId),
    deps.hasDeposited(playerId),
    deps.limits.mayMarketTo([playerId]),
    deps.freeBets.isGranted(keyOf(playerId)),
  ]);
  if (standing.status === 'verified' || hasDeposit || had || !reachable.has(playerId)) return undefined;
  const { currency } = await deps.account.readActiveAccount(playerId);
  const amountMinor = BigInt(config.identificationBonusUnits) * (deps.site.unitMinor(currency) ?? 0n);
  return amountMinor > 0n ? { amountMinor, currency, minOdds: MIN_ODDS, days: DAYS } : undefined;
}

/** How far the player is known from here on. Identification pays the bonus offered for it in the same transaction, with a message about it. */
export async function decideStanding(
  deps: IdentificationDeps,
  client: pg.PoolClient,
  playerId: bigint,
  status: IdentityStatus,
  flow: IdentityFlow,
): Promise<void> {
  const offer = status === 'verified' ? await readBonusOffer(deps, playerId) : undefined;
  await writeStanding(client, playerId, status, flow);
  if (!offer) return;
  const given = await deps.freeBets.grant(client, { ...offer, playerId, reason: 'identification', grantKey: keyOf(playerId) });
  await deps.messages.write(client, [
    {
      playerId,
      topic: 'bonus',
      text: {
        key: 'free-bet',
        args: {
          amount: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, moneyIn(language, given)])),
          until: formatDateTimeLong(given.expiresAt.getTime(), 'UTC'),
        },
      },
      link: '/line',
      onceKey: `free-bet-${given.id}`,
    },
  ]);
}

const moneyIn = (language: Language, { amountMinor, currency }: FreeBet): string =>
  formatAmount(language, moneyText(amountMinor, currency), currency, { code: true });
