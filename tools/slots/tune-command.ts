// Seeks pays with which a slot returns what is wanted: `npm run -s slots:tune -- KEY PERCENT [MODE]` prints them, for its maths.ts.

import { SLOT_MODES } from '../../packages/casino/src/slots/engine/maths.ts';
import { findSlot } from '../../packages/casino/src/slots/slots.ts';
import { tunePays } from './tune-pays.ts';

const [key = '', percent = '', asked = 'base'] = process.argv.slice(2);
const maths = findSlot(key);
const mode = SLOT_MODES.find((known) => known === asked);
if (!maths || !mode || !maths.modes[mode] || !(Number(percent) > 0)) {
  console.error('Usage: npm run -s slots:tune -- KEY PERCENT [base|ante|buy]');
  process.exitCode = 2;
} else {
  const { pays, reached } = tunePays(maths, mode, Number(percent) / 100);
  for (const [symbol, table] of Object.entries(pays)) console.log(`    ${symbol}: [${table.join(', ')}],`);
  console.log(`${mode} returns ${(reached * 100).toFixed(4)} %`);
}
