import { plainDigits, stripPlus } from '@touchline/client/validation/phone-input';
import type { PhoneMaskEntry } from '@touchline/client/validation/phone-mask';
import type { ReplyFor } from '@touchline/contract/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';

export type PhoneCountry = ReplyFor<'phoneCountries'>[number];

/** Countries with their calling codes, and how their numbers are written. */
export interface PhoneNumberingPlan {
  readonly countries: readonly PhoneCountry[];
  readonly masks: readonly PhoneMaskEntry[];
}

export const EMPTY_PHONE_PLAN: PhoneNumberingPlan = { countries: [], masks: [] };

/** The same for every page of the visit: kept with the connection (R138). */
const KEPT_MS = 3_600_000;

/** The plan, asked for when the first phone field stands on the page; empty until it is there. */
export function usePhonePlan(): PhoneNumberingPlan {
  const { language } = useTranslator();
  const caller = useApiClient();
  const [plan, setPlan] = useState(EMPTY_PHONE_PLAN);
  useEffect(() => {
    // R135: who leaves the page first is owed no answer.
    const left = new AbortController();
    const options = { cacheTtlMs: KEPT_MS, retries: 2, signal: left.signal };
    void Promise.all([
      caller.tryExecute('phoneCountries', { query: { lng: language } }, options),
      caller.tryExecute('phoneMasks', {}, options),
    ]).then(([countries, masks]) => {
      if (!left.signal.aborted) setPlan({ countries: countries.data ?? [], masks: masks.data ?? [] });
    });
    return () => left.abort();
  }, [caller, language]);
  return plan;
}

export interface PhoneParts {
  readonly country: PhoneCountry | undefined;
  /** Digits of the calling code. */
  readonly code: string;
  readonly number: string;
}

/**
 * A number typed, pasted or filled in whole ("+49 151...", "0049 151..."): the longest calling code that it begins with, and the rest. Null
 * for one without a code. Of countries with one code the present one stays.
 */
export function splitPhone(text: string, countries: readonly PhoneCountry[], presentId: number | undefined): PhoneParts | null {
  const plain = plainDigits(text).trim();
  if (!/^(?:\+|00)/.test(plain)) return null;
  const digits = plain.replace(/^00/, '').replace(/\D/g, '');
  const fitting = countries
    .filter(({ phoneCode }) => digits.startsWith(stripPlus(phoneCode)))
    .toSorted((a, b) => b.phoneCode.length - a.phoneCode.length);
  const [longest] = fitting;
  if (!longest) return null;
  const country = fitting.find(({ id, phoneCode }) => id === presentId && phoneCode === longest.phoneCode) ?? longest;
  const code = stripPlus(country.phoneCode);
  return { country, code, number: digits.slice(code.length) };
}
