import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireId64, wireLanguage } from '../wire.ts';
import { TournamentOwn, TournamentPlace, TournamentRound, TournamentView } from './shapes.ts';

const query = z.object({ lng: wireLanguage.optional() });

/** Tournaments of the casino (S230). Calls of our own. */
export const CASINO_TOURNAMENT_CALLS = {
  casinoTournaments: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/tournaments' }],
    access: 'any',
    envelope: 'flag',
    summary: "The brand's tournaments: those that run first, then those announced, then the last that are over",
    query,
    reply: z.object({ tournaments: z.array(TournamentView) }),
    fails: [],
    assumed: true,
  }),
  casinoTournament: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/tournaments/:tournament' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A tournament with the first 50 places of its board, and the part of the caller who has joined it',
    params: z.object({ tournament: wireId64 }),
    query,
    reply: z.object({
      tournament: TournamentView,
      board: z.array(TournamentPlace),
      /** Null where the caller has not joined. */
      own: TournamentOwn.nullable(),
      /** The last 20 rounds of the caller that counted, newest first. */
      rounds: z.array(TournamentRound),
    }),
    fails: ['tournament_unknown'],
    assumed: true,
  }),
  casinoJoinTournament: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/tournaments/:tournament/join' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes part in a tournament: rounds that end from now on count. A repeat changes nothing.',
    rate: { max: 30, windowSeconds: 60 },
    params: z.object({ tournament: wireId64 }),
    body: z.object({}),
    reply: z.object({ joined: z.literal(true) }),
    fails: [
      'tournament_unknown',
      'tournament_over',
      'tournament_not_offered',
      'account_blocked',
      'self_excluded',
      'betting_blocked',
      'unavailable',
    ],
    assumed: true,
  }),
} as const;
