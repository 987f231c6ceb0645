// Scaffolds: `npm run new -- call <noun> <name> <METHOD> <path> [row]`, `screen <url>`, `market <name>`. Writes files that do not
// exist yet and says which lines remain; it never overwrites.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source-files.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const camel = (name: string): string => name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());

function write(file: string, text: string): void {
  const target = path.join(ROOT, file);
  if (fs.existsSync(target)) throw new Error(`${file} exists already`);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

function newCall(noun: string, name: string, method: string, url: string, row: string | undefined): void {
  const title = `${row ? `${row} ` : ''}${method} ${url}`;
  write(
    `apps/server/src/features/${noun}/calls/${kebab(name)}.ts`,
    `import type { Handler } from '#platform/handler';
import type { Platform } from '#platform/platform';

/** ${title} */
export const ${name} =
  ({ db }: Platform): Handler<'${name}'> =>
  async (input, caller) => {};
`,
  );
  write(
    `apps/server/src/features/${noun}/calls/${kebab(name)}.test.ts`,
    `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('${title}', () => {
  it('answers', async () => {
    const player = await test.player();
    const reply = await player.request({ method: '${method}', url: '${url}' });
    expect(reply.statusCode).toBe(200);
  });
});
`,
  );
  console.log(
    `now: declare ${name} in packages/contract/src/${noun}.ts${row ? ` with row ${row}` : ''}, and name its handler in apps/server/src/features/${noun}/index.ts`,
  );
}

function newScreen(url: string): void {
  const name = camel(
    kebab(url)
      .replace(/[^\w-]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  write(
    `apps/web/app/routes/${kebab(name)}.tsx`,
    `import type { Route } from './+types/${kebab(name)}';

export default function ${name[0]?.toUpperCase()}${name.slice(1)}(_: Route.ComponentProps) {
  return <main />;
}
`,
  );
  console.log(`now: a line in apps/web/app/routes.ts for ${url}, texts in packages/i18n, and the screen's row in a title of apps/web/e2e`);
}

function newMarket(name: string): void {
  const file = kebab(name);
  write(
    `packages/betting/src/markets/${file}.test.ts`,
    `import { describe, expect, it } from 'vitest';
import { ${camel(file)} } from './${file}.ts';

describe('${file}', () => {
  it('settles', () => {
    expect(${camel(file)}).toBeDefined();
  });
});
`,
  );
  console.log(
    `now: packages/betting/src/markets/${file}.ts exporting ${camel(file)} (see market-type.ts), a line in the registry, and names in packages/i18n/src/dictionaries/markets.*.ts`,
  );
}

const [what = '', ...rest] = process.argv.slice(2);
const [a, b, c, d, e] = rest;
try {
  if (what === 'call' && a && b && c && d) newCall(a, b, c.toUpperCase(), d, e);
  else if (what === 'screen' && a) newScreen(a);
  else if (what === 'market' && a) newMarket(a);
  else throw new Error('use: npm run new -- call <noun> <name> <METHOD> <path> [row] | screen <url> | market <name>');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
