import type { EditQuote } from '@touchline/contract/cash-out/calls';
import type { BetRequest } from '@touchline/contract/coupon/request';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';
import { scaleOf } from '../cash-out/cash-out.ts';
import { cashOutValue, type OpenBet } from '../cash-out/open-bet.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { prepareSuccessor, stakeOf } from './successor.ts';

/** A bet as it would be with other legs; `refusal` says why it may not be changed. */
export async function quoteEdit(deps: OpenBetContext, bet: OpenBet, wire: BetRequest, language: Language): Promise<EditQuote> {
  const { row, legs } = bet;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const sentence = (code: string, args?: Failure['detail']['args']): string => findText(language, `error.${code}`, args) ?? code;
  const kept = (matchId: number, selectionId: number): boolean =>
    legs.some((leg) => Number(leg.matchId) === matchId && Number(leg.selectionId) === selectionId);
  const value = cashOutValue(deps.ports.line, bet);
  const none: EditQuote = {
    betId: row.id.toString(),
    currency: row.currency,
    fair: null,
    offer: null,
    stake: null,
    stakeTax: null,
    kind: wire.kind,
    systemSize: wire.systemSize,
    totalOdds: null,
    potentialReturn: null,
    delaySeconds: 0,
    legs: wire.legs.map(({ matchId, selectionId }) => ({
      matchId,
      selectionId,
      odds: deps.ports.line.readQuote(matchId, selectionId)?.odds ?? 0,
      kept: kept(matchId, selectionId),
    })),
    refusal: null,
  };
  if (!value.ok) {
    const { code, legs: about } = value.error;
    return { ...none, refusal: { code, message: sentence(code), leg: null, legs: [...about] } };
  }
  const stakeMinor = stakeOf(row, value.value).netMinor;
  const valued = { ...none, fair: money(value.value.fairMinor), offer: money(value.value.offerMinor), stake: money(stakeMinor) };
  try {
    const { bet: successor, delayMs } = await prepareSuccessor(deps, row, wire, stakeMinor);
    return {
      ...valued,
      stakeTax: money(successor.stakeTaxMinor),
      totalOdds: successor.totalOdds,
      potentialReturn: money(successor.potentialReturnMinor),
      delaySeconds: Math.ceil(delayMs / 1000),
      legs: successor.legs.map(({ matchId, selectionId, odds }) => ({ matchId, selectionId, odds, kept: kept(matchId, selectionId) })),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, detail } = error;
    return { ...valued, refusal: { code, message: sentence(code, detail.args), leg: detail.leg ?? null, legs: [] } };
  }
}
