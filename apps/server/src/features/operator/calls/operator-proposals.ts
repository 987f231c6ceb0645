import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { POINTS } from '@touchline/catalogue/points';
import type { ArgumentsFor } from '@touchline/contract/calls';
import type { ProposalView } from '@touchline/contract/operator/player';
import { parseMoney } from '@touchline/kernel/money';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { readOperatorLogins } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { actorOf, operatorOf } from '../operator-of.ts';
import type { ProposedAct } from '../proposal-executors.ts';
import { lockProposal, type Proposal, readProposal, readProposals, writeDecided, writeProposal } from '../proposals.store.ts';

const MAX = 100;

const TABLE = 'manual_adjustment';

async function presentProposals({ platform, vault }: OperatorDeps, rows: readonly Proposal[]): Promise<ProposalView[]> {
  const ids = rows.flatMap(({ proposedBy, decidedBy }) => (decidedBy === null ? [proposedBy] : [proposedBy, decidedBy]));
  const logins = await readOperatorLogins(platform.pool, [...new Set(ids)]);
  const reasons = await Promise.all(rows.map(({ playerId, reason }) => vault.openKept(platform.pool, playerId, TABLE, { reason })));
  return rows.map((row, n) => ({
    id: row.id.toString(),
    kind: row.kind,
    playerId: row.playerId.toString(),
    amount: row.amountMinor === null || row.currency === null ? null : moneyText(row.amountMinor, row.currency),
    currency: row.currency,
    betId: row.betId?.toString() ?? null,
    grantId: row.grantId?.toString() ?? null,
    reason: reasons[n]?.reason ?? '',
    status: row.status,
    proposedBy: logins.get(row.proposedBy) ?? '',
    decidedBy: row.decidedBy === null ? null : (logins.get(row.decidedBy) ?? ''),
    proposedAt: row.proposedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
  }));
}

async function presentOne(deps: OperatorDeps, id: bigint): Promise<ProposalView> {
  const row = await readProposal(deps.platform.pool, id);
  const [view] = row ? await presentProposals(deps, [row]) : [];
  if (!view) throw new Failure('not_found');
  return view;
}

/** Throws Failure `amount_format`. */
function readAmount(text: string, code: string): bigint {
  const amount = parseMoney(text, currencyByCode(code)?.scale ?? 2);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
  return amount.value;
}

type Proposed = Pick<ProposedAct, 'betId' | 'grantId' | 'currency' | 'amountMinor'>;

/** The subject of a proposal. Throws Failure as `readAmount` does. */
function readProposed(body: ArgumentsFor<'operatorCreateProposal'>['body']): Proposed {
  const nothing = { betId: null, grantId: null, currency: null, amountMinor: null };
  switch (body.kind) {
    case 'void-bet':
      return { ...nothing, betId: BigInt(body.betId) };
    case 'bonus-release':
    case 'bonus-forfeit':
      return { ...nothing, grantId: BigInt(body.grantId) };
    case 'points':
      return { ...nothing, currency: POINTS, amountMinor: BigInt(body.points) };
    default:
      return { ...nothing, currency: body.currency, amountMinor: readAmount(body.amount, body.currency) };
  }
}

export const operatorCreateProposal =
  (deps: OperatorDeps): Handler<'operatorCreateProposal'> =>
  async ({ body }, caller) => {
    const { platform, vault, audit, executors } = deps;
    const operatorId = operatorOf(caller).id;
    const playerId = BigInt(body.playerId);
    // Of one who was erased nothing is written down any more.
    if (!(await isPlayerOf(platform.pool, caller.brand.id, playerId)) || (await vault.isShredded(platform.pool, playerId)))
      throw new Failure('not_found');
    const act: ProposedAct = { kind: body.kind, playerId, ...readProposed(body) };
    await executors.of(act.kind).check(act);
    const id = await inTransaction(platform.pool, async (client) => {
      const sealed = await vault.sealColumns(client, playerId, TABLE, { reason: body.reason });
      const written = await writeProposal(client, { ...act, proposedBy: operatorId, ...sealed });
      const target = `proposal ${written} for player ${playerId}`;
      await audit.record(client, { ...actorOf(caller), action: `propose-${body.kind}`, target, reason: body.reason });
      return written;
    });
    return presentOne(deps, id);
  };

export const operatorProposals =
  (deps: OperatorDeps): Handler<'operatorProposals'> =>
  async ({ query: { status } }, caller) => {
    const rows = await readProposals(deps.platform.pool, caller.brand.id, status, MAX);
    // They hold what was said of players.
    await deps.audit.recordFirst({ ...actorOf(caller), action: 'read-proposals', target: `${rows.length} proposals` });
    return presentProposals(deps, rows);
  };

/** Approving carries out what was proposed, in the same transaction: both are there or neither. */
export const operatorDecideProposal =
  (deps: OperatorDeps): Handler<'operatorDecideProposal'> =>
  async ({ body }, caller) => {
    const { platform, vault, audit, executors } = deps;
    const operatorId = operatorOf(caller).id;
    const id = BigInt(body.proposalId);
    await inTransaction(platform.pool, async (client) => {
      const proposal = await lockProposal(client, id);
      if (!proposal) throw new Failure('not_found');
      const { kind, playerId, proposedBy, status } = proposal;
      if (proposedBy === operatorId) throw new Failure('same_person');
      if (status !== 'open') throw new Failure('conflict');
      if (body.decision === 'approve') await executors.of(kind).carryOut(client, proposal);
      // The audit keeps the words about a player who was erased meanwhile, under the house's key.
      const erased = await vault.isShredded(client, playerId);
      const why = await vault.sealColumns(client, playerId, TABLE, { decided_reason: erased ? null : body.reason });
      await writeDecided(client, id, body.decision === 'approve' ? 'approved' : 'refused', operatorId, why.decided_reason);
      const target = `proposal ${id} for player ${playerId}`;
      await audit.record(client, { ...actorOf(caller), action: `${body.decision}-${kind}`, target, reason: body.reason });
    });
    platform.events.nudge();
    return presentOne(deps, id);
  };
