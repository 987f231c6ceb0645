import { expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { createPasswords } from './password.ts';

it('a password costs what OWASP recommends for argon2id, and no setting makes it cheaper', async () => {
  const { passwordCost } = readConfig({ PASSWORD_COST: '1', ARGON2_MEMORY: '8', NODE_ENV: 'test' }, ['--roles=api']);
  const { hashPassword, verifyPassword } = createPasswords(passwordCost);
  const hash = await hashPassword('correct-horse-7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'correct-horse-7')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-8')).toBe(false);
  expect(await verifyPassword(undefined, 'correct-horse-7')).toBe(false);
});
