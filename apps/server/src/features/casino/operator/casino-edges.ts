import { findLobbyGame } from '@touchline/casino/games/games';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readTable, type SetBy, writeTable } from '../tables/casino-table.store.ts';
import {
  type EdgeProposal,
  lockEdgeProposal,
  readEdgeProposal,
  writeEdgeDecided,
  writeEdgeProposal,
} from '../tables/edge-proposal.store.ts';

/** An edge is what the house earns on every round from then on: two people set it, as they do what moves a player's money. */
export const operatorProposeCasinoEdge =
  ({ platform, operators }: CasinoDeps): Handler<'operatorProposeCasinoEdge'> =>
  async ({ body: { game: key, version, edgePpm, reason } }, caller) => {
    const game = findLobbyGame(key);
    if (!game) throw new Failure('casino_game_unknown');
    if (!game.edge) throw new Failure('invalid', { fields: { game: ['a game whose edge its rules do not fix'] } });
    const { min, max } = game.edge;
    if (edgePpm < min || edgePpm > max) throw new Failure('invalid', { fields: { edgePpm: [`from ${min} to ${max}`] } });
    const brandId = caller.brand.id;
    const id = await inTransaction(platform.pool, async (client) => {
      const now = await readTable(client, brandId, key);
      if (!now) throw new Failure('casino_game_unknown');
      if (now.version !== version) throw new Failure('casino_table_changed', { accepted: { version: now.version } });
      const proposedBy = operatorOf(caller).id;
      const written = await writeEdgeProposal(client, { brandId, game: key, version, edgePpm, reason, proposedBy });
      if (written === undefined) throw new Failure('conflict');
      const target = `edge of ${key} at brand ${brandId}: ${now.edgePpm} to ${edgePpm} ppm, proposal ${written}`;
      await operators.record(client, { ...actorOf(caller), action: 'propose-casino-edge', target, reason });
      return written;
    });
    platform.events.nudge();
    return { proposalId: id.toString() };
  };

/** Approving writes the version in the same transaction: both are there or neither. */
export const operatorDecideCasinoEdge =
  ({ platform, operators }: CasinoDeps): Handler<'operatorDecideCasinoEdge'> =>
  async ({ body: { proposalId, decision, reason } }, caller) => {
    const operator = operatorOf(caller);
    const brandId = caller.brand.id;
    const id = BigInt(proposalId);
    const status = decision === 'approve' ? 'approved' : 'refused';
    const asked = await readEdgeProposal(platform.pool, brandId, id);
    if (!asked) throw new Failure('not_found');
    if (asked.proposedBy === operator.id) throw new Failure('same_person');
    const setBy = (await operators.readLogins([asked.proposedBy])).get(asked.proposedBy) ?? null;
    await inTransaction(platform.pool, async (client) => {
      const proposal = await lockEdgeProposal(client, brandId, id);
      if (!proposal?.isOpen) throw new Failure('conflict');
      if (status === 'approved') await writeProposed(client, proposal, { setBy, approvedBy: operator.login });
      await writeEdgeDecided(client, id, status, operator.id);
      const target = `edge of ${proposal.game} at brand ${brandId}: ${proposal.edgePpm} ppm, proposal ${id}`;
      await operators.record(client, { ...actorOf(caller), action: `${decision}-casino-edge`, target, reason });
    });
    platform.events.nudge();
    return { status };
  };

/** Throws Failure `casino_table_changed` where the table has a version that the proposal did not know. */
async function writeProposed(client: Queryable, { brandId, game, version, edgePpm }: EdgeProposal, by: SetBy): Promise<void> {
  const now = await readTable(client, brandId, game);
  if (now?.version !== version || !(await writeTable(client, brandId, { game, version: version + 1, edgePpm, ...by })))
    throw new Failure('casino_table_changed', { accepted: { version: now?.version ?? version } });
}
