import { findLobbyGame } from '@touchline/casino/games/games';
import type { CasinoTableVersion } from '@touchline/contract/casino/operator';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import type { KnownFigures } from '../figures/known-figures.ts';
import { observedReturn } from '../figures/observed-return.ts';
import { readTable, readTableVersions, writeTable } from '../tables/casino-table.store.ts';
import { usualReturnPpm } from '../tables/present-games.ts';

export const operatorCasinoTables =
  ({ platform, operators }: CasinoDeps, figuresOf: KnownFigures): Handler<'operatorCasinoTables'> =>
  async (_input, caller) => {
    const { id } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'casino-tables', target: `tables of brand ${id}` });
    const [versions, figures] = await Promise.all([readTableVersions(platform.pool, id), figuresOf(id)]);
    const shown = versions.flatMap(({ addedAt, ...table }): CasinoTableVersion[] => {
      const game = findLobbyGame(table.game);
      if (!game) return [];
      const bounds = game.edge && { least: game.edge.least, most: game.edge.most };
      const returnPpm = usualReturnPpm(game, table.edgePpm);
      return [{ ...table, bounds, returnPpm, observed: observedReturn(figures.get(table.game)), addedAt: addedAt.getTime() }];
    });
    const newest = new Map(shown.toReversed().map((table) => [table.game, table]));
    return {
      tables: shown.filter((table) => newest.get(table.game) === table),
      former: shown.filter((table) => newest.get(table.game) !== table),
    };
  };

export const operatorSetCasinoEdge =
  ({ platform, operators }: CasinoDeps): Handler<'operatorSetCasinoEdge'> =>
  async ({ body: { game: key, version, edgePpm, reason } }, caller) => {
    const game = findLobbyGame(key);
    if (!game) throw new Failure('casino_game_unknown');
    if (!game.edge) throw new Failure('invalid', { fields: { game: ['a game whose edge its rules do not fix'] } });
    const { least, most } = game.edge;
    if (edgePpm < least || edgePpm > most) throw new Failure('invalid', { fields: { edgePpm: [`from ${least} to ${most}`] } });
    const brandId = caller.brand.id;
    const written = await inTransaction(platform.pool, async (client) => {
      const now = await readTable(client, brandId, key);
      if (!now) throw new Failure('casino_game_unknown');
      const next = now.version + 1;
      const setBy = operatorOf(caller).login;
      // Of two operators at once one finds the version taken.
      if (now.version !== version || !(await writeTable(client, brandId, { game: key, version: next, edgePpm, setBy })))
        throw new Failure('casino_table_changed', { accepted: { version: now.version } });
      const target = `edge of ${key} at brand ${brandId}: ${now.edgePpm} to ${edgePpm} ppm`;
      await operators.record(client, { ...actorOf(caller), action: 'set-casino-edge', target, reason });
      return next;
    });
    return { version: written };
  };
