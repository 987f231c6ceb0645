import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@touchline/i18n/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedFolders, ROOT } from './sources/source-files.ts';

const LEFT_OUT = new Set(['node_modules', 'build', '.cache', '.data', '.git', 'coverage']);

/** Links to what is installed; packages of ours are those of the copy. */
function linkInstalled(copy: string, folder: string): void {
  const installed = path.join(ROOT, folder, 'node_modules');
  const target = path.join(copy, folder, 'node_modules');
  fs.mkdirSync(path.join(target, '@touchline'), { recursive: true });
  for (const name of fs.readdirSync(installed))
    if (name !== '@touchline' && name !== '.vite-temp') fs.symlinkSync(path.join(installed, name), path.join(target, name));
  if (folder !== '') return;
  for (const name of fs.readdirSync(path.join(installed, '@touchline')))
    fs.symlinkSync(fs.readlinkSync(path.join(installed, '@touchline', name)), path.join(target, '@touchline', name));
}

/** A call of a player and one of the console, for every noun that has calls: what each writes has to fit the index.ts of its feature. */
const CALLS_OF_EVERY_NOUN = `
import fs from 'node:fs';
import { Changes } from './tools/scaffold/changes.ts';
import { pascal } from './tools/scaffold/names.ts';
import { newCall } from './tools/scaffold/new-call.ts';
const changes = new Changes();
for (const noun of fs.readdirSync('packages/contract/src')) {
  if (!fs.existsSync(\`packages/contract/src/\${noun}/calls.ts\`)) continue;
  for (const [access, name] of [['any', 'look'], ['operator', 'watch']])
    newCall(changes, { noun, name: name + pascal(noun), method: 'GET', url: \`/new/\${name}/\${noun}/:id\`, access, row: undefined });
}
changes.write();
`;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

describe('npm run new', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-new-'));
  const run = (program: string, args: readonly string[], folder = '') => {
    const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}` };
    const done = spawnSync(program, args, { cwd: path.join(copy, folder), encoding: 'utf8', maxBuffer: 2 ** 26, env });
    return { status: done.status, printed: done.stdout + done.stderr };
  };
  const scaffold = (...args: readonly string[]) => run(process.execPath, ['tools/new.ts', ...args]);
  const files = (): string[] =>
    ['apps', 'packages', 'tools']
      .flatMap((folder) => fs.readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }))
      .filter((file) => !file.includes('node_modules'));
  const bin = (name: string): string => path.join(copy, 'node_modules/.bin', name);

  beforeAll(() => {
    fs.cpSync(ROOT, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
    for (const folder of installedFolders()) linkInstalled(copy, folder);
  });
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it('refuses what it does not know, and writes nothing then', () => {
    const before = files();
    for (const [args, why] of [
      [[], 'use: npm run new call'],
      [['call', 'nothing', 'getIt', 'GET', '/it'], 'nothing is no noun with calls'],
      [['call', 'messages', 'getIt', 'LOOK', '/it'], 'LOOK is none of'],
      [['call', 'messages', 'getIt', 'GET', '/it', 'signed'], 'is written by hand'],
      [['screen', '../etc'], 'is no address of a screen'],
      [['screen', 'favorites'], 'routes/site/favorites.tsx exists already'],
      [['market', 'winner'], 'there is a market winner already'],
      [['sport', 'handball'], 'handball has a model already'],
      [['sport', 'quidditch'], 'quidditch is no sport'],
      [['brand', 'Northside', 'no host'], 'hosts'],
    ] as const) {
      const { status, printed } = scaffold(...args);
      expect([args, status], printed).toEqual([args, 2]);
      expect(printed).toContain(why);
    }
    expect(files()).toEqual(before);
  });

  it('writes what compiles, in the form of the house, with a test of each kind that fails because nothing is implemented yet', () => {
    const written = new Set<string>();
    for (const args of [
      ['call', 'messages', 'getTips', 'GET', '/web-api/messages/tips'],
      ['call', 'toto', 'closeTip', 'POST', '/web-api/toto/tips/:tip', 'operator', 'C999'],
      ['screen', 'tips/daily'],
      ['screen', 'own-tips', 'player'],
      ['market', 'first-tip'],
      ['sport', 'futsal'],
      ['sport', 'kabaddi'],
      ['brand', 'Northside', 'northside.example'],
    ]) {
      const { status, printed } = scaffold(...args);
      expect([args, status], printed).toEqual([args, 0]);
      expect(printed).toContain('left to do:');
      for (const [, file = ''] of printed.matchAll(/^(?:wrote|changed) (.+)$/gm)) written.add(file);
    }
    const ofEveryNoun = run(process.execPath, ['--input-type=module', '--eval', CALLS_OF_EVERY_NOUN]);
    expect(ofEveryNoun.status, ofEveryNoun.printed).toBe(0);
    for (const [, file = ''] of ofEveryNoun.printed.matchAll(/^(?:wrote|changed) (.+)$/gm)) written.add(file);
    // A file that is there already is not written again.
    expect(scaffold('market', 'first-tip').status).toBe(2);

    expect(run(bin('react-router'), ['typegen'], 'apps/web')).toEqual({ status: 0, printed: expect.any(String) });
    // One program over everything that was written, with the features that it has to fit and what these need to know.
    const project = {
      extends: './apps/web/tsconfig.json',
      compilerOptions: { rootDirs: ['apps/web', 'apps/web/.react-router/types'], incremental: false, tsBuildInfoFile: null },
      include: ['apps/server/tests/harness/global-setup.ts', 'apps/server/src/calls.ts', 'apps/web/app/*.d.ts'],
      files: [...written].filter((file) => /\.tsx?$/.test(file)),
    };
    fs.writeFileSync(path.join(copy, 'tsconfig.written.json'), JSON.stringify(project));
    expect(run(bin('tsc'), ['-p', 'tsconfig.written.json'])).toEqual({ status: 0, printed: '' });

    const suites = {
      'apps/server/src/features/messages/calls/get-tips.test.ts': ['answers'],
      'apps/server/src/features/toto/operator/close-tip.test.ts': ['answers'],
      'apps/web/app/features/tips-daily/tips-daily-page.test.tsx': LANGUAGES.map(({ code }) => `the screen tips/daily in ${code}`),
      'apps/web/app/features/own-tips/own-tips-page.test.tsx': LANGUAGES.map(({ code }) => `the screen own-tips in ${code}`),
      'packages/betting/src/markets/first-tip.test.ts': ['row 2', 'row 3'],
      'packages/feed/src/simulator/sports/futsal/model.test.ts': expect.arrayContaining(['tells whole and consistent matches']),
    };
    const report = path.join(copy, 'report.json');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
    const { printed } = run(process.execPath, [
      ...vitest,
      ...Object.keys(suites),
      'packages/i18n/src',
      'packages/betting/src/markets/registry.test.ts',
    ]);
    expect(fs.existsSync(report), printed).toBe(true);
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
    const results = new Map(testResults.map((suite) => [path.relative(copy, suite.name), suite]));
    for (const [suite, wanted] of Object.entries(suites)) {
      const failed = results.get(suite)?.assertionResults.filter(({ status }) => status === 'failed') ?? [];
      expect(
        failed.map(({ title }) => title),
        `${suite}: ${results.get(suite)?.message}`,
      ).toEqual(wanted);
      for (const { failureMessages } of failed) expect(failureMessages.join('\n')).toContain('is not implemented yet');
      results.delete(suite);
    }
    // Texts are in every language, and those that nobody has written are found; nothing else is disturbed.
    const red = [...results].flatMap(([suite, { assertionResults }]) =>
      assertionResults.flatMap(({ title, status }) => (status === 'failed' ? [`${suite}: ${title}`] : [])),
    );
    expect(red).toEqual([
      'packages/i18n/src/dictionaries.test.ts: Arabic texts are written in Arabic and Russian ones in Cyrillic, save for names and figures',
      ...LANGUAGES.map(({ code }) => `packages/i18n/src/unwritten-texts.test.ts: every text in ${code} is written`),
    ]);
  });
});
