// Takes over a game made for the open "books and weights" standard: `npm run books:import -- <folder> --code <code> --name <name> --page <address>`. The
// folder holds index.json and what it names; the address is that of the game's own page. Into DATABASE_URL or the data directory, whether a server
// uses it or not: servers offer it within a minute, and play new rounds of a game that they know from the new version at once. Ends with 1 where a file
// is wrong.
import { parseArgs } from 'node:util';
import { importGame } from '../../apps/server/src/features/books/games/import-game.ts';
import { ConfigError } from '../../apps/server/src/platform/config/config-error.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { DataDirectoryBusy } from '../../apps/server/src/platform/db/data-lock.ts';
import { openDb } from '../../apps/server/src/platform/db/db.ts';
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts';
import { reachDatabase } from '../../apps/server/src/platform/db/reach-database.ts';
import { BookError } from '../../packages/casino/src/books/book-error.ts';

const USAGE = 'npm run books:import -- <folder> --code <code> --name <name> --page <https address>';
const PLACES = 6;

/** The folder and the game that the command line names. Throws ConfigError. */
function readArguments() {
  const options = { code: { type: 'string' }, name: { type: 'string' }, page: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const { code = '', name = '', page = '' } = values;
  const [folder = ''] = positionals;
  const isAddress = /^https?:$/.test(URL.parse(page)?.protocol ?? '');
  if (folder === '' || !/^[a-z][a-z0-9-]{1,59}$/.test(code) || name.trim() === '' || !isAddress) throw new ConfigError(USAGE);
  return { folder, game: { code, name: name.trim(), frontUrl: page } };
}

const percent = ({ num, den }: { readonly num: bigint; readonly den: bigint }): string =>
  `${(Number((num * 10n ** BigInt(PLACES)) / den) / 10 ** (PLACES - 2)).toFixed(PLACES - 2)} %`;

const closing: (() => Promise<void>)[] = [];
try {
  const { folder, game } = readArguments();
  const database = await reachDatabase(readConfig(process.env, []));
  closing.push(database.close);
  const pool = openDb(database.url, 2);
  closing.push(() => pool.end());
  const { version, modes } = await inTransaction(pool, (client) => importGame(client, folder, game));
  console.log(`${game.code}, version ${version}`);
  for (const { name, figures } of modes)
    console.log(
      `${name}: returns ${percent(figures.returned)} (${figures.returned.num}/${figures.returned.den}), pays in ${percent(figures.hitRate)} of rounds, at most ${Number(figures.capHundredths) / 100} bets`,
    );
} catch (error) {
  const isArgument = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  if (!(isArgument || error instanceof BookError || error instanceof ConfigError || error instanceof DataDirectoryBusy)) throw error;
  console.error((error as Error).message);
  process.exitCode = error instanceof BookError ? 1 : 2;
} finally {
  for (const close of closing.toReversed()) await close();
}
