// Scaffolds: writes what compiles, is guarded and named, with a test that fails until it is implemented, and says what is left to do. It
// never overwrites.
import { Changes } from './scaffold/changes.ts';
import { newBrand } from './scaffold/new-brand.ts';
import { newCall } from './scaffold/new-call.ts';
import { newLanguage } from './scaffold/new-language.ts';
import { newMarket } from './scaffold/new-market.ts';
import { newScreen } from './scaffold/new-screen.ts';
import { newSport } from './scaffold/new-sport.ts';

const USE = `use: npm run new call <noun> <name> <METHOD> <path> [access, session if absent] [row of the specification]
     npm run new screen <address> [player]
     npm run new market <key>
     npm run new sport <slug>
     npm run new brand <name> <host>
     npm run new language <tag>`;

/** Plans what was asked for; returns what is left to do. */
function plan(changes: Changes, [what, a, b, c, d, e = 'session', f]: readonly string[]): string[] {
  if (what === 'call' && a && b && c && d)
    return newCall(changes, { noun: a, name: b, method: c.toUpperCase(), url: d, access: e, row: f });
  if (what === 'screen' && a && (b === undefined || b === 'player')) return newScreen(changes, a, b === 'player');
  if (what === 'market' && a) return newMarket(changes, a);
  if (what === 'sport' && a) return newSport(changes, a);
  if (what === 'language' && a) return newLanguage(changes, a);
  if (what === 'brand' && a && b) return newBrand(changes, a, b);
  throw new Error(USE);
}

try {
  const changes = new Changes();
  const left = plan(changes, process.argv.slice(2));
  changes.write();
  console.log(`left to do:\n${left.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
