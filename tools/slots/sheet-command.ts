// Prints the maths sheet of a slot, worked out anew: `npm run -s slots:sheet -- KEY`. With `--write` in place of a key the sheets of all slots
// are kept in packages/casino/src/slots/sheets.json, which pages read.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { exactSheet } from '../../packages/casino/src/slots/sheet/exact-sheet.ts';
import { findSlot, SLOTS } from '../../packages/casino/src/slots/slots.ts';
import { ROOT } from '../sources/source-files.ts';

const [asked = ''] = process.argv.slice(2);
const maths = findSlot(asked);
if (asked === '--write') {
  writeFileSync(path.join(ROOT, 'packages/casino/src/slots/sheets.json'), `${JSON.stringify(SLOTS.map(exactSheet), null, 2)}\n`);
} else if (maths) {
  console.log(JSON.stringify(exactSheet(maths), null, 2));
} else {
  console.error(`Usage: npm run -s slots:sheet -- KEY | --write; keys: ${SLOTS.map(({ key }) => key).join(', ')}`);
  process.exitCode = 2;
}
