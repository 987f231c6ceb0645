import path from 'node:path';
import { type BuiltScripts, readBuiltScripts } from './game-script/built-scripts.ts';

const ASSETS = path.resolve(import.meta.dirname, '../build/client/assets');
const LOBBY = 'routes/casino/casino-lobby';
const GAME = 'routes/casino/casino-game';
/** Poker tables are a page of their own. */
const POKER = 'routes/poker/poker-table';
/** A game's own screen, and the rules that it plays for fun and works rounds out by. */
const SCREEN = /^(.+)-screen-[\w-]{8}\.js$/;
const RULES = /^(.+)-[\w-]{8}\.js$/;
const SLOT_RULES = 'slot-games';
const DEMO = 'demo-round';
const MAX_BYTES = 60_000;

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Weighs each game besides the lobby from which it is opened: its page, its screen and, with the first round for fun, its rules. */
export async function run() {
  const scripts = readBuiltScripts(ASSETS);
  const lobby = scripts.ofRoute(LOBBY);
  const page = scripts.ofRoute(GAME);
  const games = [...gamesOf(scripts, page), { name: 'poker', files: scripts.ofRoute(POKER) }];
  const bytes = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + scripts.read(file).bytes, 0);
  const own = games.map(({ name, files }) => ({ name, bytes: bytes([...files].filter((file) => !lobby.has(file))) }));
  const largest = own.toSorted((a, b) => b.bytes - a.bytes);
  const [first] = largest;
  if (!first) throw new Error('the page of games leads to no game');
  return {
    name: 'game-script',
    ours: `${kb(first.bytes)} for ${first.name}, ${kb(largest.at(-1)?.bytes ?? 0)} for ${largest.at(-1)?.name}`,
    against: `${kb(bytes(lobby))} for the lobby`,
    ratio: first.bytes / bytes(lobby),
    goal: `at most ${kb(MAX_BYTES)} of compressed script beyond the shell for each game`,
    pass: first.bytes <= MAX_BYTES,
    notes: `${own.length} games as built, page, screen and rules, besides the lobby's files; the largest: ${largest
      .slice(1, 5)
      .map((game) => `${game.name} ${kb(game.bytes)}`)
      .join(
        ', ',
      )}; in the lobby's, the file that all pages behind home share: ${kb(bytes([...lobby].filter((file) => file.startsWith('pages-'))))}`,
  };
}

/** Every game that the page can show, with all files that it is shown and played by. */
function gamesOf(scripts: BuiltScripts, page: ReadonlySet<string>): { readonly name: string; readonly files: ReadonlySet<string> }[] {
  const later = new Set([...page].flatMap((file) => scripts.read(file).later));
  const demo = [...scripts.withNeeds([...later].filter((file) => SCREEN.test(file)))].flatMap((file) => scripts.read(file).later);
  const rules = new Map([...later, ...demo].flatMap((file) => (SCREEN.test(file) ? [] : [[RULES.exec(file)?.[1] ?? '', file]])));
  return [...later].flatMap((screen) => {
    const name = SCREEN.exec(screen)?.[1];
    if (name === undefined) return [];
    const played = [rules.get(name) ?? rules.get(SLOT_RULES), rules.get(DEMO)].filter((file) => file !== undefined);
    return [{ name, files: scripts.withNeeds([...page, screen, ...played]) }];
  });
}
