import { findLobbyGame } from '@touchline/casino/games/games';
import type { CasinoEdgeProposal, CasinoTableVersion } from '@touchline/contract/casino/operator';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import type { KnownFigures } from '../figures/known-figures.ts';
import { observedReturn } from '../figures/observed-return.ts';
import { readTableVersions } from '../tables/casino-table.store.ts';
import { readEdgeProposals } from '../tables/edge-proposal.store.ts';
import { usualReturnPpm } from '../tables/present-games.ts';

export const operatorCasinoTables =
  ({ platform, operators }: CasinoDeps, figuresOf: KnownFigures): Handler<'operatorCasinoTables'> =>
  async (_input, caller) => {
    const { id } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'casino-tables', target: `tables of brand ${id}` });
    const [versions, figures, proposals] = await Promise.all([
      readTableVersions(platform.pool, id),
      figuresOf(id),
      readEdgeProposals(platform.pool, id),
    ]);
    const logins = await operators.readLogins([...new Set(proposals.map(({ proposedBy }) => proposedBy))]);
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
      proposals: proposals.flatMap(({ game: key, edgePpm, proposedBy, ...proposal }): CasinoEdgeProposal[] => {
        const [game, table] = [findLobbyGame(key), newest.get(key)];
        if (!game || !table) return [];
        return [
          {
            id: proposal.id.toString(),
            game: key,
            edgePpm: table.edgePpm,
            proposedPpm: edgePpm,
            returnPpm: usualReturnPpm(game, edgePpm),
            reason: proposal.reason,
            proposedBy: logins.get(proposedBy) ?? '',
            proposedAt: proposal.proposedAt.getTime(),
            expiresAt: proposal.expiresAt.getTime(),
          },
        ];
      }),
      former: shown.filter((table) => newest.get(table.game) !== table),
    };
  };
