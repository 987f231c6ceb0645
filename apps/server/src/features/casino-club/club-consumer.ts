import { earnedMicroPoints, keptMicro, levelOf } from '@touchline/casino/club/club-points';
import type { ClubTerms } from '@touchline/casino/club/club-terms';
import type pg from 'pg';
import { endsOf, isHouse, readEndedRounds, type ToldRound } from '#features/casino';
import { readBonusRounds } from '#features/wallet';
import type { EventConsumer } from '#platform/events/event-log';
import { type CountedRound, writeCounted } from './cashback.store.ts';
import type { CasinoClubDeps } from './casino-club-deps.ts';
import { clubLawOf } from './club-law.ts';
import { readMembers, writeLevel, writePoints } from './club-member.store.ts';
import { CLUB_TERMS } from './club-terms.ts';

export const CLUB_CONSUMER_NAME = 'casino-club';

/** Rounds that count: staked, and with the player's own money alone. */
async function readCounting(client: pg.PoolClient, rounds: readonly ToldRound[]): Promise<readonly ToldRound[]> {
  const staked = rounds.filter(({ stakeMinor }) => stakeMinor > 0n);
  const ofBonuses = await readBonusRounds(
    client,
    staked.filter(({ source }) => !isHouse(source)),
  );
  return staked.filter((round) => isHouse(round.source) || !ofBonuses.has(`${round.playerId} ${round.source} ${round.round}`));
}

/** A round with the points that it earns. */
type Earning = CountedRound & { readonly microPoints: bigint; readonly terms: ClubTerms };

async function readEarnings(deps: CasinoClubDeps, client: pg.PoolClient, rounds: readonly ToldRound[]): Promise<Earning[]> {
  const { account, casino, site } = deps;
  const ids = [...new Set(rounds.map(({ playerId }) => playerId))];
  const found = await account.readBettingPlayers(ids.map((playerId) => ({ playerId, accountId: 0n })));
  const players = new Map(found.map((one) => [one.playerId, one]));
  const brands = [...new Set([...players.values()].map(({ brandId }) => brandId))];
  const newest = await CLUB_TERMS.readNewest(client, brands);
  const edges = new Map<number, ReadonlyMap<string, number>>();
  const games = new Set(rounds.flatMap(({ source, game }) => (isHouse(source) ? [game] : [])));
  for (const brandId of brands) edges.set(brandId, await casino.readEdges(brandId, games, client));
  const members = await readMembers(client, ids);
  return rounds.flatMap(({ playerId, source, game, currency, stakeMinor, returnMinor, endedAt }): Earning[] => {
    const player = players.get(playerId);
    const known = player && newest.get(player.brandId);
    if (!player || !known) return [];
    const { offered, timeZone } = clubLawOf(site.jurisdiction(player.countryId));
    if (!offered) return [];
    const edgePpm = isHouse(source) ? (edges.get(player.brandId)?.get(game) ?? 0) : known.value.providersEdgePpm;
    const staked = { stakeMinor, edgePpm };
    return [
      {
        playerId,
        timeZone,
        currency,
        endedAt,
        version: known.version,
        premium: (known.value.levels[members.get(playerId)?.level ?? 0]?.edgeSharePpm ?? 0) > 0,
        stakedMinor: stakeMinor,
        returnedMinor: returnMinor,
        keptMicro: keptMicro(staked),
        terms: known.value,
        microPoints: earnedMicroPoints(staked, site.minStakeMinor(player.brandId, currency)),
      },
    ];
  });
}

/**
 * Adds rounds that end to the points, the week and the day of their players, in the transaction that moves the cursor: each counts once, whatever
 * process dies when.
 */
export const clubConsumer = (deps: CasinoClubDeps): EventConsumer<'round-returned'> => ({
  name: CLUB_CONSUMER_NAME,
  kinds: ['round-returned'],
  // Periods are settled by what has been taken.
  neverSkips: true,
  async take(client, events) {
    const rounds = await readCounting(client, await readEndedRounds(client, endsOf(events)));
    if (rounds.length === 0) return;
    const earnings = await readEarnings(deps, client, rounds);
    if (earnings.length === 0) return;
    await writeCounted(client, earnings);
    const earned = new Map<bigint, bigint>();
    for (const { playerId, microPoints } of earnings) earned.set(playerId, (earned.get(playerId) ?? 0n) + microPoints);
    const termsOf = new Map(earnings.map(({ playerId, terms }) => [playerId, terms]));
    for (const { playerId, microPoints, level } of await writePoints(client, earned)) {
      const terms = termsOf.get(playerId);
      const reached = terms ? levelOf(terms, microPoints) : level;
      if (reached > level) await writeLevel(client, playerId, reached);
    }
  },
});
