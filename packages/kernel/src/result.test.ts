import { expect, it } from 'vitest';
import { err, ok, type Result } from './result.ts';

it('carries a value or an error, and says which', () => {
  expect(ok(5n)).toEqual({ ok: true, value: 5n });
  expect(err('range')).toEqual({ ok: false, error: 'range' });
});

it('is told apart by `ok` alone, whatever it carries', () => {
  const read = (result: Result<undefined, undefined>): string => (result.ok ? 'value' : 'error');
  expect([read(ok(undefined)), read(err(undefined))]).toEqual(['value', 'error']);
});
