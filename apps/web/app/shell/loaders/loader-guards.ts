import { isSiteLanguage } from '@touchline/catalogue/places/languages';
import { FAILURES, type FailureCode } from '@touchline/contract/failure';
import type { Language } from '@touchline/i18n/languages';
import { data } from 'react-router';
import type { LoaderContext } from './loader-context.ts';

/** The page's answer to a refused call. Everything else is a defect and stays one. */
const PAGE_STATUS: Readonly<Record<string, number>> = {
  invalid: 404,
  not_found: 404,
  match_unknown: 404,
  bet_unknown: 404,
  coupon_unknown: 404,
  toto_unknown: 404,
  lottery_draw_unknown: 404,
  bingo_game_unknown: 404,
  poker_table_unknown: 404,
  commitment_unknown: 404,
  toto_ticket_unknown: 404,
  casino_game_unknown: 404,
  casino_round_unknown: 404,
  tournament_unknown: 404,
  casino_closed: 451,
  forbidden: 403,
  country_not_served: 451,
  rate_limited: 429,
  unavailable: 503,
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** Calls of a page that may be asked again in a moment (429, 503) stop it there: whichever of its parts asked, the page says so in its place. */
export function sayingBusy(services: LoaderContext): LoaderContext {
  return {
    ...services,
    async call(key, input) {
      try {
        return await services.call(key, input);
      } catch (error) {
        const status = FAILURES[codeOf(error) as FailureCode];
        if (status === 429 || status === 503) throw data(null, { status });
        throw error;
      }
    },
  };
}

/** Answers a call's data, or throws the page that its refusal means: an unknown id in an address is a 404, not a broken page. */
export async function orErrorPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = PAGE_STATUS[codeOf(error)];
    if (status === undefined) throw error;
    throw data(null, { status });
  }
}

/** Answers a call's data, or null for a refusal that the page says in words of its own. */
export async function orNull<T>(answer: Promise<T>, refusals: readonly FailureCode[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (refusals.some((code) => code === codeOf(error))) return null;
    throw error;
  }
}

export function notFound(): never {
  throw data(null, { status: 404 });
}

/** The language of an address; anything else in its place is no page of ours. */
export function requireLanguage(segment: string | undefined): Language {
  if (segment !== undefined && isSiteLanguage(segment)) return segment;
  return notFound();
}

/** The same where the brand's site offers it: pages in another language are no pages of its. */
export function requireOfferedLanguage({ look }: Pick<LoaderContext, 'look'>, segment: string | undefined): Language {
  const language = requireLanguage(segment);
  return look.languages.includes(language) ? language : notFound();
}
