import { jackpotRulesFault } from '@touchline/casino/jackpots/jackpot-rules-fault';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readNewestRules, writeRules } from '../jackpots/jackpot-rules.store.ts';
import { lockRulesProposal, readRulesProposal, writeRulesDecided, writeRulesProposal } from '../jackpots/rules-proposal.store.ts';

/** Pots are filled with money of the house: two people set their rules, as they do an edge. */
export const operatorProposeJackpotRules =
  ({ platform, operators }: CasinoDeps): Handler<'operatorProposeJackpotRules'> =>
  async ({ body: { version, games, tiers, reason } }, caller) => {
    const rules = { games, tiers };
    const fault = jackpotRulesFault(rules);
    if (fault) throw new Failure('invalid', { fields: { [fault.field]: [fault.rule] } });
    const brandId = caller.brand.id;
    const id = await inTransaction(platform.pool, async (client) => {
      const now = await readNewestRules(client, brandId);
      if (now?.version !== version) throw new Failure('conflict');
      const proposedBy = operatorOf(caller).id;
      const written = await writeRulesProposal(client, { brandId, version, rules, reason, proposedBy });
      if (written === undefined) throw new Failure('conflict');
      const target = `jackpots of brand ${brandId}: in place of version ${version}, proposal ${written}`;
      await operators.record(client, { ...actorOf(caller), action: 'propose-jackpot-rules', target, reason });
      return written;
    });
    platform.events.nudge();
    return { proposalId: id.toString() };
  };

/** Approving writes the version in the same transaction: both are there or neither. Pots that are made already keep what was promised of them. */
export const operatorDecideJackpotRules =
  ({ platform, operators }: CasinoDeps): Handler<'operatorDecideJackpotRules'> =>
  async ({ body: { proposalId, decision, reason } }, caller) => {
    const operator = operatorOf(caller);
    const brandId = caller.brand.id;
    const id = BigInt(proposalId);
    const status = decision === 'approve' ? 'approved' : 'refused';
    const asked = await readRulesProposal(platform.pool, brandId, id);
    if (!asked) throw new Failure('not_found');
    if (asked.proposedBy === operator.id) throw new Failure('same_person');
    const setBy = (await operators.readLogins([asked.proposedBy])).get(asked.proposedBy) ?? '';
    await inTransaction(platform.pool, async (client) => {
      const proposal = await lockRulesProposal(client, brandId, id);
      if (!proposal?.isOpen) throw new Failure('conflict');
      const { rules, version } = proposal;
      const by = { setBy, approvedBy: operator.login };
      // The number is taken where somebody has set rules that the proposal did not know.
      if (status === 'approved' && !(await writeRules(client, brandId, { version: version + 1, rules, ...by })))
        throw new Failure('conflict');
      await writeRulesDecided(client, id, status, operator.id);
      const target = `jackpots of brand ${brandId}: in place of version ${version}, proposal ${id}`;
      await operators.record(client, { ...actorOf(caller), action: `${decision}-jackpot-rules`, target, reason });
    });
    platform.events.nudge();
    return { status };
  };
