import { decideInsurance } from '@touchline/betting/cash-out/decide-insurance';
import type { ReplyFor } from '@touchline/contract/calls';
import { formatMoney } from '@touchline/kernel/money';
import { roundHalfUp } from '@touchline/kernel/ratio';
import { postPremium } from '@touchline/ledger/postings';
import { judgeStake } from '#features/limits';
import { Failure } from '#platform/failure';
import { failureOf } from '../placement/refusals.ts';
import { withHeldBet } from '../sale/held-bet.ts';
import { heldBalance, postHeld } from '../sale/post-held.ts';
import { insurableOf, premiumOf } from '../sale/running-bet.ts';
import { readAnswered, writeAnswered, writeStep } from '../sale/sale.store.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';
import { scaleOf } from '../sale/sell.ts';

export interface WantedInsurance {
  readonly guid: string;
  readonly bodyHash: string;
  readonly percent: number;
  readonly seenPremiumMinor: (scale: number) => bigint;
  readonly tolerancePercent: number;
}

type Answer = ReplyFor<'insureBet'>;

/** So many percent of what can still be insured, half up to the minor unit. */
export const partOf = (insurableMinor: bigint, percent: number): bigint =>
  roundHalfUp({ num: insurableMinor * BigInt(percent), den: 100n });

/**
 * Insures part of what of a running stake is not insured yet: the premium leaves the main account, the cover stands with the bet and is
 * paid by the settlement that finds it lost. Throws Failure with the reason for which it is not insured.
 */
export async function insureBet(deps: SaleDeps, playerId: bigint, betId: bigint, wanted: WantedInsurance): Promise<Answer> {
  const { block } = await deps.doors.players.readFreshPlayer(playerId, undefined);
  const answer = await withHeldBet(deps.platform.pool, playerId, betId, async (held) => {
    const { client, row, legs, closed } = held;
    const before = await readAnswered<Answer>(client, playerId, wanted.guid, wanted.bodyHash);
    if (before === 'reused') throw new Failure('bet_guid_reused');
    if (before) return before;
    if (block) throw failureOf(block, row.currency);
    const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
    const amountMinor = partOf(insurableOf(row), wanted.percent);
    const premium = premiumOf(deps.doors.line, { row, legs }, amountMinor, closed);
    if (!premium.ok) throw new Failure(premium.error.code);
    const premiumMinor = premium.value;
    if (!decideInsurance(wanted.seenPremiumMinor(scaleOf(row)), premiumMinor, wanted.tolerancePercent))
      throw new Failure('insurance_changed', { accepted: { premium: money(premiumMinor) }, args: { premium: money(premiumMinor) } });
    const available = heldBalance(held, 'player-main');
    if (premiumMinor > available) throw failureOf({ code: 'balance', acceptedStakeMinor: available }, row.currency);
    await judgeStake(client, playerId, premiumMinor, row.currency);
    const posted = await postHeld(
      held,
      postPremium({ key: `bet-${row.id}-insurance-${row.steps}`, playerId, currency: row.currency }, premiumMinor),
    );
    const cover = { insuredMinor: row.insuredMinor + amountMinor, premiumMinor: row.premiumMinor + premiumMinor };
    await writeStep(
      client,
      row,
      { ...row, ...cover },
      {
        step: 'insured',
        amountMinor: -premiumMinor,
        payoutTaxMinor: 0n,
        transactionId: posted.transactionId,
        terms: { percent: wanted.percent, amount: money(amountMinor), premium: money(premiumMinor), cover: money(cover.insuredMinor) },
      },
    );
    const insured: Answer = {
      betId: row.id.toString(),
      currency: row.currency,
      amount: money(amountMinor),
      premium: money(premiumMinor),
      cover: { amount: money(cover.insuredMinor), premium: money(cover.premiumMinor) },
      balance: money(posted.balanceMinor),
      transaction: posted.transactionId.toString(),
    };
    await writeAnswered(client, { playerId, guid: wanted.guid, bodyHash: wanted.bodyHash, betId }, insured);
    return insured;
  });
  deps.platform.outbox.nudge();
  return answer;
}
