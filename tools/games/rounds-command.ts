// Works rounds out by the classic mapping: `npm run -s rounds -- FILE` (or `-` for the standard input) reads a JSON object a line and prints
// {"result": ...} for each, or {"error": ...} with the field that is wrong; then the exit code is 1.
import fs from 'node:fs';
import { readRounds } from './read-rounds.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run -s rounds -- FILE | -');
  process.exitCode = 2;
} else {
  for (const answer of readRounds(fs.readFileSync(file === '-' ? 0 : file, 'utf8'))) {
    console.log(JSON.stringify(answer));
    if ('error' in answer) process.exitCode = 1;
  }
}
