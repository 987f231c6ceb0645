import type { BetPlacementResult } from '@touchline/contract/bets/placement';
import type { BetRequest } from '@touchline/contract/coupon/request';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { Failure } from '#platform/http/failure';
import type { PlacingDeps } from '../placing-deps.ts';

/** A rejection as one of several answers carries it, in the caller's language. */
export function presentRejection({ code, detail }: Failure, language: Language): NonNullable<BetPlacementResult['refusal']> {
  const { args = {}, accepted, leg, fields } = detail;
  const text = findText(language, `error.${code}`, args) ?? code;
  const more = accepted && findText(language, `error.${code}.accepted`, args);
  return {
    code,
    message: more ? `${text} ${more}` : text,
    leg: leg ?? null,
    accepted: accepted ? { ...accepted } : null,
    fields: fields ? Object.fromEntries(Object.entries(fields).map(([field, sentences]) => [field, [...sentences]])) : null,
  };
}

/** Places each bet by itself; the answers in the order of the bets. What is refused does not hold up the others. */
export async function placeEach(
  { place }: Pick<PlacingDeps, 'place'>,
  playerId: bigint,
  bets: readonly BetRequest[],
  language: string,
): Promise<BetPlacementResult[]> {
  return Promise.all(
    bets.map(async (wire): Promise<BetPlacementResult> => {
      const { betGuid } = wire;
      try {
        return { betGuid, answer: await place(playerId, wire), refusal: null };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return { betGuid, answer: null, refusal: presentRejection(error, resolveLanguage(wire.language ?? language)) };
      }
    }),
  );
}
