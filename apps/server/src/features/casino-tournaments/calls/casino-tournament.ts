import { HOUSE, isHouse } from '#features/casino';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from '../casino-tournaments-deps.ts';
import { readBoard, readLastRounds, readOwn } from '../entry.store.ts';
import { placePrize, presentBoard, presentTournament, readViewer } from '../present-tournament.ts';
import { readTournament } from '../tournament.store.ts';

const PLACES = 50;
const ROUNDS = 20;

export const casinoTournament =
  (deps: CasinoTournamentsDeps): Handler<'casinoTournament'> =>
  async ({ params }, caller) => {
    const { pool } = deps.platform;
    const id = BigInt(params.tournament);
    const [viewer, tournament] = await Promise.all([readViewer(deps, caller), readTournament(pool, caller.brand.id, id)]);
    if (!tournament) throw new Failure('tournament_unknown');
    const [board, own] = await Promise.all([
      readBoard(pool, id, PLACES),
      viewer.playerId === undefined ? undefined : readOwn(pool, id, viewer.playerId),
    ]);
    const rounds = own ? await readLastRounds(pool, own.id, ROUNDS) : [];
    return {
      tournament: presentTournament(deps, tournament, viewer, own !== undefined),
      board: presentBoard(deps, tournament, board, viewer),
      own: own
        ? { place: own.place, points: Number(own.points), rounds: own.rounds, prize: placePrize(deps, tournament, own, viewer.currency) }
        : null,
      rounds: rounds.map(({ source, round, game, points, endedAt }) => ({
        round: source === HOUSE ? round : null,
        game: isHouse(source) ? game : null,
        points: Number(points),
        endedAt: endedAt.getTime(),
      })),
    };
  };
