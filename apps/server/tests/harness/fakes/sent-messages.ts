import { vi } from 'vitest';
import type { Letter } from '../../../src/features/sender/index.ts';
import type { TestApp } from '../test-app.ts';
import { PATIENCE_MS } from '../until.ts';

const MAX = 1_000;

/** Letters to a player of some template, oldest first. */
export async function readLetters({ app }: Pick<TestApp, 'app'>, playerId: bigint, template: string): Promise<Letter[]> {
  const letters = await app.features.sender.readNewest(MAX);
  return letters.filter((letter) => letter.playerId === playerId && letter.template === template).toReversed();
}

/** The newest letter to an address. */
export async function lastLetterTo({ app }: Pick<TestApp, 'app'>, address: string): Promise<Letter> {
  const letter = (await app.features.sender.readNewest(MAX)).find((one) => one.address === address);
  if (!letter) throw new Error(`no letter went to ${address}`);
  return letter;
}

/** The newest letter of a template, once there are `count` of them: jobs write them. */
export async function waitForMessage(test: Pick<TestApp, 'app'>, playerId: bigint, template: string, count = 1): Promise<Letter> {
  return vi.waitFor(
    async () => {
      const letters = await readLetters(test, playerId, template);
      const last = letters.at(-1);
      if (!last || letters.length < count) throw new Error(`player ${playerId} has ${letters.length} letters ${template}`);
      return last;
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}

/** The first code of six digits that a letter holds. */
export const codeOf = (letter: Letter): string => /\b\d{6}\b/.exec(letter.body)?.[0] ?? '';

/** The link that a letter holds. */
export const linkOf = (letter: Letter): URL => new URL(/https?:\/\/\S+/.exec(letter.body)?.[0] ?? 'about:blank');
