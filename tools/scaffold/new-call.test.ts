import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../sources/source-files.ts';
import { Changes } from './changes.ts';
import { type NewCall, newCall } from './new-call.ts';

const CONTRACT = 'packages/contract/src';
const NOUNS = fs.readdirSync(path.join(ROOT, CONTRACT)).filter((noun) => fs.existsSync(path.join(ROOT, CONTRACT, noun, 'calls.ts')));

const ASKED: NewCall = { noun: 'messages', name: 'getTips', method: 'GET', url: '/web-api/tips', access: 'session', row: undefined };

describe.each([
  ['session', 'calls'],
  ['operator', 'operator'],
])('a new call of access %s', (access, folder) => {
  it.each(NOUNS)('of %s is declared, has a handler in a feature, a line in its index.ts and a test', (noun) => {
    const changes = new Changes();
    const [declared, handler = ''] = newCall(changes, { ...ASKED, noun, access }).map((line) => line.replace(/\.ts: .*/, '.ts'));
    const ofConsole = `${CONTRACT}/${noun}/operator.ts`;
    expect(declared).toBe(access === 'operator' && changes.exists(ofConsole) ? ofConsole : `${CONTRACT}/${noun}/calls.ts`);
    expect(changes.read(String(declared))).toContain('  getTips: defineCall({');
    expect(handler).toMatch(new RegExp(`^apps/server/src/features/[a-z-]+/${folder}/get-tips\\.ts$`));
    expect(changes.read(handler)).toContain("getTips: Handler<'getTips'>");
    expect(changes.read(handler.replace('.ts', '.test.ts'))).toContain("describe('GET /web-api/tips'");
    const index = changes.read(path.join(handler, '../../index.ts'));
    expect(index).toContain(`import { getTips } from './${folder}/get-tips.ts';`);
    expect(index.match(/\bgetTips,/g)).toHaveLength(1);
  });
});

it('a call of the console stands in the test that looks for what the audit tells', () => {
  const changes = new Changes();
  newCall(changes, { ...ASKED, access: 'operator' });
  expect(changes.read('apps/server/tests/security/operator-audit.test.ts')).toContain('\n  getTips: () => ({}),\n};\n');
});

it.each<[Partial<NewCall>, string]>([
  [{ noun: 'offers' }, 'packages/contract/src/offers/calls.ts is not there'],
  [{ method: 'LOOK' }, 'LOOK is none of GET'],
  [{ access: 'anybody' }, 'anybody is none of any'],
  [{ access: 'signed' }, 'is written by hand'],
  [{ name: 'get-tips' }, 'is no name of a call'],
  [{ url: 'tips' }, 'is no path'],
  [{ name: 'makeBetWeb' }, 'there is a call makeBetWeb already'],
  [{ url: '/web-api/site/config' }, 'GET /web-api/site/config is siteConfig already'],
])('refuses %o', (part, why) => {
  const changes = new Changes();
  expect(() => newCall(changes, { ...ASKED, ...part })).toThrow(why);
});
