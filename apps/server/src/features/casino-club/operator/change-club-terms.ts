import { clubTermsFault } from '@touchline/casino/club/club-terms-fault';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoClubDeps } from '../casino-club-deps.ts';
import { readNewestTerms, writeTerms } from '../terms/club-terms.store.ts';
import { lockTermsProposal, readTermsProposal, writeTermsDecided, writeTermsProposal } from '../terms/terms-proposal.store.ts';

/** Terms give money of the house to every player of the brand: two people set them, as they do an edge. */
export const operatorProposeClubTerms =
  ({ platform, operators }: CasinoClubDeps): Handler<'operatorProposeClubTerms'> =>
  async ({ body: { version, levels, providersEdgePpm, reason } }, caller) => {
    const terms = { levels, providersEdgePpm };
    const fault = clubTermsFault(terms);
    if (fault) throw new Failure('invalid', { fields: { [fault.field]: [fault.rule] } });
    const brandId = caller.brand.id;
    const id = await inTransaction(platform.pool, async (client) => {
      const now = (await readNewestTerms(client, [brandId])).get(brandId);
      if (now?.version !== version) throw new Failure('conflict');
      const proposedBy = operatorOf(caller).id;
      const written = await writeTermsProposal(client, { brandId, version, terms, reason, proposedBy });
      if (written === undefined) throw new Failure('conflict');
      const target = `VIP club of brand ${brandId}: in place of version ${version}, proposal ${written}`;
      await operators.record(client, { ...actorOf(caller), action: 'propose-club-terms', target, reason });
      return written;
    });
    platform.events.nudge();
    return { proposalId: id.toString() };
  };

/** Approving writes the version in the same transaction: both are there or neither. */
export const operatorDecideClubTerms =
  ({ platform, operators }: CasinoClubDeps): Handler<'operatorDecideClubTerms'> =>
  async ({ body: { proposalId, decision, reason } }, caller) => {
    const operator = operatorOf(caller);
    const brandId = caller.brand.id;
    const id = BigInt(proposalId);
    const status = decision === 'approve' ? 'approved' : 'refused';
    const asked = await readTermsProposal(platform.pool, brandId, id);
    if (!asked) throw new Failure('not_found');
    if (asked.proposedBy === operator.id) throw new Failure('same_person');
    const setBy = (await operators.readLogins([asked.proposedBy])).get(asked.proposedBy) ?? '';
    await inTransaction(platform.pool, async (client) => {
      const proposal = await lockTermsProposal(client, brandId, id);
      if (!proposal?.isOpen) throw new Failure('conflict');
      const { terms, version } = proposal;
      const by = { setBy, approvedBy: operator.login };
      // The number is taken where somebody has set terms that the proposal did not know.
      if (status === 'approved' && !(await writeTerms(client, brandId, { version: version + 1, terms, ...by })))
        throw new Failure('conflict');
      await writeTermsDecided(client, id, status, operator.id);
      const target = `VIP club of brand ${brandId}: in place of version ${version}, proposal ${id}`;
      await operators.record(client, { ...actorOf(caller), action: `${decision}-club-terms`, target, reason });
    });
    platform.events.nudge();
    return { status };
  };
