import { findLobbyGame } from '@touchline/casino/games/games';
import type { CasinoEdgeProposal, CasinoTableVersion } from '@touchline/contract/casino/operator';
import { actorOf, presentProposal } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import type { KnownFigures } from '../figures/known-figures.ts';
import { observedReturn } from '../figures/observed-return.ts';
import { readTableVersions } from '../tables/casino-table.store.ts';
import { usualReturnPpm } from '../tables/present-games.ts';
import { EDGE_PROPOSALS } from './casino-edges.ts';

export const operatorCasinoTables =
  ({ platform, operators }: CasinoDeps, figuresOf: KnownFigures): Handler<'operatorCasinoTables'> =>
  async (_input, caller) => {
    const { id } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'casino-tables', target: `tables of brand ${id}` });
    const [versions, figures, proposals] = await Promise.all([
      readTableVersions(platform.pool, id),
      figuresOf(id),
      EDGE_PROPOSALS.readOpen(platform.pool, id),
    ]);
    const shown = versions.flatMap(({ addedAt, ...table }): CasinoTableVersion[] => {
      const game = findLobbyGame(table.game);
      if (!game) return [];
      const bounds = game.edge && { min: game.edge.min, max: game.edge.max };
      const returnPpm = usualReturnPpm(game, table.edgePpm);
      return [{ ...table, bounds, returnPpm, observed: observedReturn(figures.get(table.game)), addedAt: addedAt.getTime() }];
    });
    const newest = new Map(shown.toReversed().map((table) => [table.game, table]));
    return {
      tables: shown.filter((table) => newest.get(table.game) === table),
      proposals: proposals.flatMap(({ subject: key, value: proposedPpm, ...proposal }): CasinoEdgeProposal[] => {
        const [game, table] = [findLobbyGame(key), newest.get(key)];
        if (!game || !table) return [];
        return [
          {
            ...presentProposal(proposal),
            game: key,
            edgePpm: table.edgePpm,
            proposedPpm,
            returnPpm: usualReturnPpm(game, proposedPpm),
          },
        ];
      }),
      former: shown.filter((table) => newest.get(table.game) !== table),
    };
  };
