// Recorded prices -> events -> results through the running system with scripted players; ends with a report.
import path from 'node:path';
import { readRecordedSeason } from '../apps/server/src/features/feed/recorded-source.ts';
import { type ReplayReport, runReplay } from '../apps/server/src/programs/replay.ts';
import { RECORDED_LEAGUES } from '../packages/feed/src/replay/replay-fixture.ts';

const DAY_MS = 86_400_000;
const USAGE = `usage: npm run replay -- --league ${RECORDED_LEAGUES.join('|')} --from 2017-08-11 --days 10 [--speed 600] [--players 8] [--seed season]`;

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function settings(argv: readonly string[]) {
  const given = new Map<string, string>();
  for (let i = 0; i < argv.length; i += 2) {
    const name = argv[i] ?? '';
    const value = argv[i + 1];
    if (!name.startsWith('--') || value === undefined) fail(`${name}: a value is missing`);
    if (!['--league', '--from', '--days', '--speed', '--players', '--seed'].includes(name)) fail(`${name}: there is no such option`);
    given.set(name, value);
  }
  const number = (name: string, fallback: number, high: number): number => {
    const value = Number(given.get(name) ?? fallback);
    return Number.isInteger(value) && value >= 1 && value <= high ? value : fail(`${name}: must be a whole number from 1 to ${high}`);
  };
  const league = given.get('--league') ?? 'England';
  if (!RECORDED_LEAGUES.includes(league)) fail(`--league ${league}: must be one of ${RECORDED_LEAGUES.join(', ')}`);
  const from = Date.parse(`${given.get('--from') ?? '2017-08-11'}T00:00:00Z`);
  if (Number.isNaN(from)) fail(`--from ${given.get('--from')}: must be a date such as 2017-08-11`);
  return {
    league,
    from,
    days: number('--days', 10, 366),
    speed: number('--speed', 600, 1000),
    players: number('--players', 8, 200),
    seed: given.get('--seed') ?? 'season',
  };
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ') || 'none';

function print(report: ReplayReport): void {
  const refused = Object.values(report.refused).reduce((a, b) => a + b, 0);
  console.log(`
Replay of ${report.matches} matches in ${report.seconds} s, seed ${report.seed}
bets by kind      ${list(report.placed)}
accepted          ${report.accepted} at once, ${report.waiting} after waiting for the live delay, of which ${report.refusedAfterWaiting} were then refused
refused at once   ${refused}: ${list(report.refused)}
settled           ${report.settled} of ${report.accepted + report.waiting - report.refusedAfterWaiting} accepted
ledger            sum ${report.ledgerSum}, ${report.ledgerFaults.length} faults
scores            ${report.scoresEqual} of ${report.matches} equal to the recorded ones`);
  for (const line of [...report.scoresDiffer, ...report.ledgerFaults]) console.log(`  ${line}`);
}

const { league, from, days, speed, players, seed } = settings(process.argv.slice(2));
const folder = path.resolve(import.meta.dirname, '..', process.env.TOUCHLINE_DATA ?? '../shared/data');
const fixtures = readRecordedSeason(folder, league).filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < from + days * DAY_MS);
if (fixtures.length === 0) fail(`${league} played no recorded match in these ${days} days`);
console.log(`${fixtures.length} matches of ${league}, ${speed} times as fast`);
const report = await runReplay({ fixtures, speed, players, seed, progress: (line) => console.log(line) });
print(report);
if (report.scoresDiffer.length > 0 || report.ledgerFaults.length > 0 || report.ledgerSum !== 0n) process.exit(1);
