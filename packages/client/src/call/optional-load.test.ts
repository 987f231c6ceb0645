import { describe, expect, it } from 'vitest';
import { CancelledError, HttpError } from './http-errors.ts';
import { ignoreErrors, loadOptional, loadSeo } from './optional-load.ts';

const request = { method: 'GET', url: '/x' };
const refused = (statusCode: number, message = 'no'): HttpError =>
  new HttpError(message, { request, response: null, statusCode, title: '', data: null });
const log = () => {
  const logged: string[] = [];
  return { logged, log: (what: string) => logged.push(what) };
};

describe('R145 SEO', () => {
  const empty = { title: '' };

  it('R145 gives what was loaded', async () => {
    expect(await loadSeo('pagedata', async () => ({ title: 'Home' }), empty, log())).toEqual({ title: 'Home' });
  });

  it.each([
    ['403', refused(403), 0],
    ['422', refused(422), 0],
    ['parameters without a page', refused(400, 'Failed with params'), 0],
    ['a cancelled request', new CancelledError('left', request), 0],
    ['500', refused(500), 1],
    ['something else', new TypeError('x'), 1],
  ])('R145 gives empty data after %s, reported only where it says something', async (_, error, reports) => {
    const { logged, log: take } = log();
    expect(await loadSeo('pagedata', () => Promise.reject(error), empty, { log: take })).toBe(empty);
    expect(logged).toHaveLength(reports);
  });
});

describe('R147 what a page can do without', () => {
  it('R147 dictionaries, media and icons: logged, and the page goes on with what it has', async () => {
    const { logged, log: take } = log();
    expect(await loadOptional('sprite.svg', () => Promise.reject(refused(404)), null, { log: take })).toBeNull();
    expect(await loadOptional('en.json', async () => 'texts', null, { log: take })).toBe('texts');
    expect(logged).toEqual(['sprite.svg']);
  });

  it('R147 analytics: swallowed, also what throws at once', async () => {
    let ran = 0;
    await ignoreErrors(() => Promise.reject(refused(500)));
    await ignoreErrors(() => {
      throw new TypeError('no beacon');
    });
    await ignoreErrors(async () => {
      ran++;
    });
    expect(ran).toBe(1);
  });
});
