import { findLobbyGame } from '@touchline/casino/games/games';
import { twoPersonSetting } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readTable, writeTable } from '../tables/casino-table.store.ts';

/**
 * An edge is what the house earns on every round from then on: two people set it, as they do what moves a player's money. Its versions are those of the
 * game's table, which rounds refer to.
 */
export const EDGE_PROPOSALS = twoPersonSetting<number>({
  setting: 'casino-edges',
  versions: {
    async readHolding(on, brandId, game) {
      const table = await readTable(on, brandId, game);
      return table && { version: table.version, value: table.edgePpm };
    },
    write: (on, brandId, game, { value: edgePpm, ...version }) => writeTable(on, brandId, { game, edgePpm, ...version }),
  },
  describe: (brandId, game) => `edge in ppm of ${game} at brand ${brandId}`,
  overtaken: (version) =>
    version === undefined ? new Failure('casino_game_unknown') : new Failure('casino_table_changed', { accepted: { version } }),
});

export const operatorProposeCasinoEdge =
  (deps: CasinoDeps): Handler<'operatorProposeCasinoEdge'> =>
  async ({ body: { game: key, version, edgePpm, reason } }, caller) => {
    const game = findLobbyGame(key);
    if (!game) throw new Failure('casino_game_unknown');
    if (!game.edge) throw new Failure('invalid', { fields: { game: ['a game whose edge its rules do not fix'] } });
    const { min, max } = game.edge;
    if (edgePpm < min || edgePpm > max) throw new Failure('invalid', { fields: { edgePpm: [`from ${min} to ${max}`] } });
    return EDGE_PROPOSALS.propose(deps, caller, { subject: key, version, value: edgePpm, reason });
  };

export const operatorDecideCasinoEdge =
  (deps: CasinoDeps): Handler<'operatorDecideCasinoEdge'> =>
  ({ body }, caller) =>
    EDGE_PROPOSALS.decide(deps, caller, body);
