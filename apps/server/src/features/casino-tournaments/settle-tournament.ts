import { prizeOf, prizePlaces } from '@touchline/casino/tournament/prize-table';
import { moneyText } from '@touchline/catalogue/money-text';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { POINTS } from '@touchline/catalogue/points';
import { formatAmount, formatNumber } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';
import type pg from 'pg';
import type { NewMessage } from '#features/messages';
import { inTransaction } from '#platform/db/in-transaction';
import type { CasinoTournamentsDeps } from './casino-tournaments-deps.ts';
import { readBoard, writeBarred } from './entry.store.ts';
import { lockOwedPrize, type Prize, writePrizePaid, writePrizes } from './prize.store.ts';
import { SCORE_CONSUMER_NAME } from './score-consumer.ts';
import { lockTournament, readDue, writeClosed, writePaid } from './tournament.store.ts';
import type { Tournament } from './tournament.ts';

/** How long after its end a tournament is settled: transactions that wrote the last rounds have ended long before. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Settles the places of tournaments that are over, and pays their prizes. Any number of processes may do this at once: a tournament is settled
 * under its lock, a prize is paid under its own and by a name that the wallet takes once.
 */
export async function settleTournaments(deps: CasinoTournamentsDeps, afterMs = SETTLED_AFTER_MS): Promise<void> {
  const { pool, events } = deps.platform;
  for (const id of await readDue(pool, afterMs)) {
    const settled = await inTransaction(pool, (client) => settlePlaces(deps, client, id));
    if (!settled) continue;
    let place: number | undefined = 0;
    while (place !== undefined) place = await payNext(deps, settled, place);
    await writePaid(pool, id);
    events.nudge();
  }
}

/** The tournament once its places are settled; undefined while rounds of its time are still on their way, and where it was called off. */
async function settlePlaces(deps: CasinoTournamentsDeps, client: pg.PoolClient, id: bigint): Promise<Tournament | undefined> {
  const tournament = await lockTournament(client, id);
  if (!tournament || tournament.cancelledAt !== null) return undefined;
  if (tournament.closedAt !== null) return tournament;
  if (!(await deps.platform.events.hasTakenUntil(SCORE_CONSUMER_NAME, tournament.endsAt))) return undefined;
  const winners = await barAndReadWinners(deps, client, tournament);
  await writePrizes(
    client,
    winners.map(({ place, playerId }) => ({ tournamentId: id, place, playerId, amount: prizeOf(tournament.prizes, place) })),
  );
  await writeClosed(client, id);
  return tournament;
}

/** The places that win, without players who are blocked or excluded at this moment: those who follow move up. */
async function barAndReadWinners({ account }: CasinoTournamentsDeps, client: pg.PoolClient, { id, prizes }: Tournament) {
  for (;;) {
    const places = (await readBoard(client, id, prizePlaces(prizes))).filter(({ points }) => points > 0n);
    const playing = await account.filterPlayablePlayers(
      places.map(({ playerId }) => playerId),
      client,
    );
    const barred = places.flatMap(({ playerId }) => (playing.has(playerId) ? [] : [playerId]));
    if (barred.length === 0) return places;
    await writeBarred(client, id, barred);
  }
}

/** Pays the next prize that is owed after a place and that nobody else pays; gives its place, undefined where there is none. */
const payNext = (deps: CasinoTournamentsDeps, tournament: Tournament, afterPlace: number): Promise<number | undefined> =>
  inTransaction(deps.platform.pool, async (client) => {
    const prize = await lockOwedPrize(client, tournament.id, afterPlace);
    if (!prize) return undefined;
    const paid = await payPrize(deps, client, tournament, prize);
    await writePrizePaid(client, prize, paid.currency, paid.amountMinor);
    await deps.messages.write(client, [messageOf(tournament, prize, paid)]);
    return prize.place;
  });

interface Paid {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** By the name of the tournament and the place. Money is a bonus that is the player's own at once. */
async function payPrize(deps: CasinoTournamentsDeps, client: pg.PoolClient, { id, prizeUnit }: Tournament, prize: Prize): Promise<Paid> {
  const { account, site, wallet } = deps;
  const { playerId, place } = prize;
  const source = `tournament:${id}`;
  if (prizeUnit === 'points') {
    const points = BigInt(prize.amount);
    await wallet.givePoints(client, { source, externalId: `place-${place}`, playerId, points });
    return { currency: POINTS, amountMinor: points };
  }
  const { currency } = await account.readActiveAccount(playerId);
  const amountMinor = BigInt(prize.amount) * (site.unitMinor(currency) ?? 100n);
  const { grantId } = await wallet.grant(client, { source, externalId: `place-${place}`, playerId, currency, amountMinor });
  if (grantId !== null) await wallet.release(client, { source, externalId: `place-${place}-own`, playerId, grantId });
  return { currency, amountMinor };
}

/** A sum as a language writes it; points as a number. */
const sumIn = (language: Language, { currency, amountMinor }: Paid): string =>
  currency === POINTS
    ? formatNumber(language, Number(amountMinor))
    : formatAmount(language, moneyText(amountMinor, currency), currency, { code: true });

const messageOf = ({ id, names }: Tournament, { playerId, place }: Prize, paid: Paid): NewMessage => ({
  playerId,
  topic: 'bonus',
  text: {
    key: paid.currency === POINTS ? 'tournament-points' : 'tournament-prize',
    args: { name: names, place, amount: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, sumIn(language, paid)])) },
  },
  link: `/casino/tournaments/${id}`,
  onceKey: `tournament-${id}`,
});
