// Tries a running seamless wallet by its contract, as a provider would: `npm run wallet:check -- <address> --token <t> --game <g> ...`. Prints a line for
// each case; ends with 1 where one fails. The balance is left as it was.
import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { hub88Cases } from './wallet-check/hub88-cases.ts';
import { oneWalletCases } from './wallet-check/one-wallet-cases.ts';
import type { WalletCase } from './wallet-check/wallet-case.ts';

const USAGE = `npm run wallet:check -- <address of the wallet, as https://site.example/seamless/<provider>/> and
  Hub88:      --key <file with the provider's private key, PEM> --token=<of a launch> --game <code> [--reward <of free rounds at that amount>]
  One Wallet: --auth-token <of the house> --token=<sid of a launch> --user=<id> --game <table>
both with:    [--currency EUR] [--amount <units of money, 1 where absent>]`;

const WIRE_UNIT = 100_000;

function readCases(): readonly WalletCase[] {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: text, token: text, game: text, currency: text, amount: text, user: text, reward: text, 'auth-token': text },
  });
  const [address = ''] = positionals;
  const { key, token, game, user, reward, currency = 'EUR', amount = '1', 'auth-token': authToken } = values;
  if (!URL.canParse(address) || token === undefined || game === undefined || !/^[1-9]\d{0,3}$/.test(amount)) throw new TypeError(USAGE);
  const wallet = new URL(address.endsWith('/') ? address : `${address}/`);
  const units = Number(amount);
  if (key !== undefined) {
    const of = { wallet, key: createPrivateKey(fs.readFileSync(key, 'utf8')), token, game, currency, amount: units * WIRE_UNIT };
    return hub88Cases(reward === undefined ? of : { ...of, reward });
  }
  if (authToken === undefined || user === undefined) throw new TypeError(USAGE);
  return oneWalletCases({ wallet, authToken, sid: token, user, game, currency, amount: units });
}

let cases: readonly WalletCase[] = [];
try {
  cases = readCases();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
let failed = 0;
for (const { title, run } of cases) {
  const problem = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem !== null) failed += 1;
  console.log(problem === null ? `ok      ${title}` : `FAILED  ${title}: ${problem}`);
}
console.log(`${cases.length} cases, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
