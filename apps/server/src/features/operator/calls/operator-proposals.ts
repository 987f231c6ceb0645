import { currencyByCode } from '@touchline/catalogue/currencies';
import type { ProposalView } from '@touchline/contract/operator-player';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import { postManualCredit, postManualDebit } from '@touchline/ledger/postings';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import { readOperatorLogins } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { moneyText } from '../present-player.ts';
import {
  lockProposal,
  type NewProposal,
  type Proposal,
  readProposal,
  readProposals,
  writeDecided,
  writeProposal,
} from '../proposals.store.ts';
import { requireKept } from '../read-player.ts';

const MOST = 100;
const TABLE = 'operator_proposal';

async function presentProposals({ platform, vault }: OperatorDeps, rows: readonly Proposal[]): Promise<ProposalView[]> {
  const ids = rows.flatMap(({ proposedBy, decidedBy }) => (decidedBy === null ? [proposedBy] : [proposedBy, decidedBy]));
  const logins = await readOperatorLogins(platform.db, [...new Set(ids)]);
  const reasons = await Promise.all(rows.map(({ playerId, reason }) => vault.openKept(platform.db, playerId, TABLE, { reason })));
  return rows.map((row, n) => ({
    id: row.id.toString(),
    kind: row.kind,
    playerId: row.playerId.toString(),
    amount: row.amountMinor === null || row.currency === null ? null : moneyText(row.amountMinor, row.currency),
    currency: row.currency,
    betId: row.betId?.toString() ?? null,
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
  const row = await readProposal(deps.platform.db, id);
  const [view] = row ? await presentProposals(deps, [row]) : [];
  if (!view) throw new Failure('not_found');
  return view;
}

/** Throws Failure `amount_format`, and `not_found` where the player has no account of the currency. */
async function readAmount({ platform, wallet }: OperatorDeps, playerId: bigint, text: string, code: string): Promise<bigint> {
  const amount = parseMoney(text, currencyByCode(code)?.scale ?? 2);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
  const accounts = await wallet.readPlayerAccounts(platform.db, playerId);
  if (!accounts.some(({ kind, currency }) => kind === 'player-main' && currency === code)) throw new Failure('not_found');
  return amount.value;
}

export const operatorPropose =
  (deps: OperatorDeps): Handler<'operatorPropose'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(body.playerId);
    await requireKept(deps, playerId);
    const base = { kind: body.kind, playerId, proposedBy: operator.id };
    const proposal: Omit<NewProposal, 'reason'> =
      body.kind === 'void-bet'
        ? { ...base, betId: BigInt(body.betId), currency: null, amountMinor: null }
        : { ...base, betId: null, currency: body.currency, amountMinor: await readAmount(deps, playerId, body.amount, body.currency) };
    if (proposal.betId !== null && (await deps.bets.readOwner(proposal.betId)) !== playerId) throw new Failure('bet_unknown');
    const id = await deps.platform.db.transaction().execute(async (trx) => {
      const sealed = await deps.vault.sealColumns(trx, playerId, TABLE, { reason: body.reason });
      const written = await writeProposal(trx, { ...proposal, ...sealed });
      const target = `proposal ${written} for player ${playerId}`;
      await writeReasonedAudit(deps.vault, trx, { operatorId: operator.id, action: `propose-${body.kind}`, target, reason: body.reason });
      return written;
    });
    return presentOne(deps, id);
  };

export const operatorProposals =
  (deps: OperatorDeps): Handler<'operatorProposals'> =>
  async ({ query: { status } }) =>
    presentProposals(deps, await readProposals(deps.platform.db, status, MOST));

/** Moves the money; its key makes it happen once. Throws Failure `insufficient_funds`. */
async function post({ wallet, platform }: OperatorDeps, trx: Trx, { id, kind, playerId, currency, amountMinor }: Proposal): Promise<void> {
  invariant(currency !== null && amountMinor !== null, 'a proposal about money has an amount');
  const accounts = await wallet.lockPlayerAccounts(trx, playerId, currency);
  const of = { key: `proposal-${id}`, playerId, currency };
  const balanceOf = (wanted: string): bigint => accounts.find((account) => account.kind === wanted)?.balanceMinor ?? 0n;
  if (kind === 'debit' && balanceOf('player-main') < amountMinor) throw new Failure('insufficient_funds');
  await wallet.writeTransaction(
    trx,
    kind === 'debit' ? postManualDebit(of, amountMinor) : postManualCredit(of, amountMinor, -balanceOf('player-debt')),
  );
  const main = (await wallet.readPlayerAccounts(trx, playerId)).find((a) => a.kind === 'player-main' && a.currency === currency);
  if (main) await platform.outbox.write(trx, wallet.balancesNews([main]));
}

/** Approving carries out what was proposed, in the same transaction: both are there or neither. */
export const operatorDecide =
  (deps: OperatorDeps): Handler<'operatorDecide'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const id = BigInt(body.proposalId);
    await deps.platform.db.transaction().execute(async (trx) => {
      const proposal = await lockProposal(trx, id);
      if (!proposal) throw new Failure('not_found');
      if (proposal.proposedBy === operator.id) throw new Failure('same_person');
      if (proposal.status !== 'open') throw new Failure('conflict');
      if (body.decision === 'approve') {
        // On a connection of its own; asked for again after a crash in between, a void bet stays as it is.
        if (proposal.betId !== null) await deps.bets.voidBet(proposal.playerId, proposal.betId);
        else await post(deps, trx, proposal);
      }
      // The audit keeps the words about a player who was erased meanwhile, under the house's key.
      const erased = await deps.vault.isShredded(trx, proposal.playerId);
      const why = await deps.vault.sealColumns(trx, proposal.playerId, TABLE, { decided_reason: erased ? null : body.reason });
      await writeDecided(trx, id, body.decision === 'approve' ? 'approved' : 'refused', operator.id, why.decided_reason);
      const target = `proposal ${id} for player ${proposal.playerId}`;
      await writeReasonedAudit(deps.vault, trx, {
        operatorId: operator.id,
        action: `${body.decision}-${proposal.kind}`,
        target,
        reason: body.reason,
      });
    });
    deps.platform.outbox.nudge();
    return presentOne(deps, id);
  };
