import type { Handler } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from '../casino-tournaments-deps.ts';
import { readJoined } from '../entry.store.ts';
import { presentTournament, readViewer } from '../present-tournament.ts';
import { readTournaments } from '../tournament.store.ts';

/** Tournaments that are over under those that are not. */
const OVER = 10;

export const casinoTournaments =
  (deps: CasinoTournamentsDeps): Handler<'casinoTournaments'> =>
  async (_input, caller) => {
    const { pool } = deps.platform;
    const [viewer, tournaments] = await Promise.all([readViewer(deps, caller), readTournaments(pool, caller.brand.id, OVER)]);
    const ids = tournaments.map(({ id }) => id);
    const joined = viewer.playerId === undefined ? new Set<bigint>() : await readJoined(pool, viewer.playerId, ids);
    return { tournaments: tournaments.map((one) => presentTournament(deps, one, viewer, joined.has(one.id))) };
  };
