import { nanoid } from 'nanoid';
import type { Platform } from '#platform/platform';
import type { Demand } from '../captcha-provider.ts';
import { seal, unseal } from '../sealed-token.ts';
import { demandOf, type Passing } from './sealed-steps.ts';

const TOKEN_MS = 300_000;

/** Marks something as used until it ends; false where it was used before. */
export type Spend = (id: string, endsAt: number) => Promise<boolean>;

/** Tokens of who has shown to be a person, each good once. */
export function createSolvedTokens(clock: Platform['clock'], key: Uint8Array, spend: Spend) {
  return {
    issue(demand: Demand) {
      const expiresAt = clock.now() + TOKEN_MS;
      return { step: 'solved', token: seal(key, 'token', { ...demandOf(demand), id: nanoid(), expiresAt }), expiresAt } as const;
    },
    /** Whether a token is good for this; it is not any more afterwards. */
    async take(token: string, demand: Demand): Promise<boolean> {
      const opened = unseal(key, 'token', token) as Passing | undefined;
      if (!opened || opened.expiresAt <= clock.now()) return false;
      const isFor = opened.action === demand.action && opened.whom === demand.whom;
      if (!isFor || opened.level < demand.level || (demand.withCode && !opened.withCode)) return false;
      return spend(opened.id, opened.expiresAt);
    },
  };
}

export type SolvedTokens = ReturnType<typeof createSolvedTokens>;
