// Puts 10.00 EUR on every selection of a football-odds file through real placement and settlement; prints one JSON line.
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { runOracle } from '../apps/server/src/programs/settlement-oracle.ts';

const file = process.argv[2];
if (!file) {
  console.error('usage: npm run oracle -- <football-odds csv or csv.gz>');
  process.exit(2);
}
if (!fs.existsSync(file)) {
  console.error(`there is no file ${file}`);
  process.exit(2);
}
const bytes = fs.readFileSync(file);
const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
console.log(JSON.stringify(await runOracle((zipped ? gunzipSync(bytes) : bytes).toString('utf8'))));
