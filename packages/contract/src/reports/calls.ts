import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MONEY_FIGURES, PEOPLE_FIGURES, REPORT_DAYS_MAX, REPORT_GROUPS } from './enums.ts';

const DAY_MS = 86_400_000;
const Counted = z.object({ times: z.number().int(), amount: z.string() });

export const REPORTS_CALLS = {
  operatorReport: defineCall({
    method: 'POST',
    access: 'operator',
    roles: ['admin', 'risk', 'payments'],
    envelope: 'flag',
    assumed: true,
    paths: [{ path: '/operator-api/report' }],
    summary: "What a brand's players did from one day to another (UTC, both included), by day or by country; up to a second behind",
    rate: { max: 60, windowSeconds: 60 },
    body: z
      .object({ from: z.iso.date(), to: z.iso.date(), by: z.enum(REPORT_GROUPS).default('day') })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not before "from"' })
      .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < REPORT_DAYS_MAX, {
        path: ['from'],
        message: `at most ${REPORT_DAYS_MAX} days`,
      }),
    reply: z.object({
      /** `key`: the day, or the country's code. */
      people: z.array(z.object({ key: z.string(), figures: z.record(z.enum(PEOPLE_FIGURES), z.number().int()) })),
      /** Amounts as decimals of the currency. */
      money: z.array(z.object({ key: z.string(), currency: z.string(), figures: z.record(z.enum(MONEY_FIGURES), Counted) })),
    }),
    fails: ['rate_limited'],
  }),
} as const;
