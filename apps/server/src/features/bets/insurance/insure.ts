import { isPremiumAccepted } from '@touchline/betting/cash-out/is-premium-accepted';
import type { ReplyFor } from '@touchline/contract/calls';
import { formatMoney } from '@touchline/kernel/money';
import { roundHalfUp } from '@touchline/kernel/ratio';
import { postPremium } from '@touchline/ledger/postings';
import { checkStake } from '#features/limits';
import { Failure } from '#platform/http/failure';
import { readStoredReply, writeAnswered, writeStep } from '../cash-out/cash-out.store.ts';
import { scaleOf } from '../cash-out/cash-out.ts';
import { withLockedBet } from '../cash-out/locked-bet.ts';
import { insurableOf, premiumOf } from '../cash-out/open-bet.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { lockedBalance, postForLockedBet } from '../cash-out/post-for-locked-bet.ts';
import { rejectionFailure } from '../placement/rejection-failure.ts';

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
export async function insureBet(deps: OpenBetContext, playerId: bigint, betId: bigint, wanted: WantedInsurance): Promise<Answer> {
  const { block } = await deps.ports.players.readFreshPlayer(playerId, undefined);
  const answer = await withLockedBet(deps.platform.pool, playerId, betId, async (held) => {
    const { client, row, legs, closed } = held;
    const before = await readStoredReply<Answer>(client, playerId, wanted.guid, wanted.bodyHash);
    if (before === 'reused') throw new Failure('bet_guid_reused');
    if (before) return before;
    if (block) throw rejectionFailure(block, row.currency);
    const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
    const amountMinor = partOf(insurableOf(row), wanted.percent);
    const premium = premiumOf(deps.ports.line, { row, legs }, amountMinor, closed);
    if (!premium.ok) throw new Failure(premium.error.code);
    const premiumMinor = premium.value;
    if (!isPremiumAccepted(wanted.seenPremiumMinor(scaleOf(row)), premiumMinor, wanted.tolerancePercent))
      throw new Failure('insurance_changed', { accepted: { premium: money(premiumMinor) }, args: { premium: money(premiumMinor) } });
    const available = lockedBalance(held, 'player-main');
    if (premiumMinor > available) throw rejectionFailure({ code: 'balance', acceptedStakeMinor: available }, row.currency);
    await checkStake(client, playerId, premiumMinor, row.currency);
    const posted = await postForLockedBet(
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
  deps.platform.events.nudge();
  return answer;
}
