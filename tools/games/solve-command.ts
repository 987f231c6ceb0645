// Solves the games whose best play takes long to count, and writes what their returns are made of. Run it when rules or pays change: the
// tests prove what is written anew.
import fs from 'node:fs';
import path from 'node:path';
import { solveFlops } from '@touchline/casino/casino-holdem/solve-flops';
import { solveVideoPoker } from '@touchline/casino/video-poker/solve-video-poker';
import { ROOT } from '../sources/source-files.ts';

const write = (game: string, text: string): void => {
  fs.writeFileSync(path.join(ROOT, 'packages/casino/src', game, 'solved.json'), `${text}\n`);
  console.log(`${game} is solved`);
};

write('video-poker', JSON.stringify(solveVideoPoker(), null, 2));
// A line for each flop: its cards, how many flops are alike, what best play and what calling with every hand wins.
const flops = solveFlops().map(({ cards, ways, best, called }) => `  [${[...cards, ways, best, called].join(', ')}]`);
write('casino-holdem', `[\n${flops.join(',\n')}\n]`);
