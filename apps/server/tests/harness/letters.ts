import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface ReadLetter {
  readonly template: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
}

/** Letters to a player of some template, oldest first. */
export async function readLetters({ platform }: Pick<TestApp, 'platform'>, playerId: bigint, template: string): Promise<ReadLetter[]> {
  const { rows } = await platform.pool.query<ReadLetter>(
    'select template, address, subject, body from letter where player_id = $1 and template = $2 order by id',
    [playerId, template],
  );
  return rows;
}

/** The newest letter of a template, once there are `count` of them: jobs write them. */
export async function awaitLetter(test: Pick<TestApp, 'platform'>, playerId: bigint, template: string, count = 1): Promise<ReadLetter> {
  return vi.waitFor(
    async () => {
      const letters = await readLetters(test, playerId, template);
      const last = letters.at(-1);
      if (!last || letters.length < count) throw new Error(`player ${playerId} has ${letters.length} letters ${template}`);
      return last;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The first code of six digits that a letter holds. */
export const codeOf = (letter: ReadLetter): string => /\b\d{6}\b/.exec(letter.body)?.[0] ?? '';

/** The link that a letter holds. */
export const linkOf = (letter: ReadLetter): URL => new URL(/https?:\/\/\S+/.exec(letter.body)?.[0] ?? 'about:blank');
