import type { MarketType } from '@touchline/betting/markets/market-type';
import { marketType } from '@touchline/betting/markets/registry';
import { playerOf } from '@touchline/betting/markets/sport/player-markets';
import type { Competitor, Fixture, Names } from '@touchline/feed/feed-events';
import { LANGUAGE_SET, type Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { decodeMarketId, type MarketId, type MarketRef } from '@touchline/kernel/selection';
import { slugOfSport } from './sport-kind.ts';

/** Names of things in a language, made where the thing is known: the browser gets them ready. */

/** A name in a language, as the wider language has it ("pt" of "pt-BR"), else in English. */
export function nameIn(names: Names, language: Language): string {
  let name: string | undefined;
  for (let one: string | undefined = language; one !== undefined && name === undefined; one = LANGUAGE_SET.fallback(one)) name = names[one];
  return name ?? names.en;
}

export const matchName = (fixture: Fixture, language: Language): string =>
  fixture.away ? `${nameIn(fixture.home.names, language)} – ${nameIn(fixture.away.names, language)}` : nameIn(fixture.home.names, language);

/** "asian-handicap" -> "Asian handicap": for what no dictionary names. */
const spelled = (key: string): string => {
  const text = key.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "2nd half", "Set 3", "Overtime"; empty for the whole match. */
export function periodName(fixture: Fixture, period: number, language: Language): string {
  // A race is one stretch from start to finish: nobody names it.
  if (period === 0 || fixture.format.scoring === 'places') return '';
  const n = period;
  const own = findText(language, `period.${slugOfSport(fixture.sport)}.${n}`);
  if (own !== undefined) return own;
  if (fixture.format.scoring === 'sum' && n > fixture.format.periods) {
    const overtime = findText(language, 'period.overtime', { n: n - fixture.format.periods });
    if (overtime !== undefined) return overtime;
  }
  return findText(language, `period.${slugOfSport(fixture.sport)}`, { n }) ?? findText(language, 'period.n', { n }) ?? String(n);
}

interface Described {
  readonly type: MarketType;
  readonly ref: MarketRef;
}
export function describeMarket(id: MarketId): Described | undefined {
  const ref = decodeMarketId(id);
  const type = marketType(ref.type);
  return type && { type, ref };
}

function sides(fixture: Fixture, language: Language): { home: string; away: string } {
  return { home: nameIn(fixture.home.names, language), away: fixture.away ? nameIn(fixture.away.names, language) : '' };
}

/** A player by the number that player markets give him; his side and place in the line-up where the fixture does not name him. */
function playerName(fixture: Fixture, outcome: number, language: Language): string {
  const { side, index } = playerOf(outcome);
  const player = (side === 2 ? fixture.away : fixture.home)?.players?.[index];
  return player?.name ?? `${side === 2 ? sides(fixture, language).away : sides(fixture, language).home} ${index + 1}`;
}

export function marketName(fixture: Fixture, { type, ref }: Described, language: Language): string {
  const { playerOutcome, ...own } = type.nameArgs?.(ref) ?? {};
  const player = playerOutcome === undefined ? {} : { player: playerName(fixture, Number(playerOutcome), language) };
  const args = { ...sides(fixture, language), n: ref.specifier, ...own, ...player };
  const name = findText(language, `market.${type.key}`, args) ?? spelled(type.key);
  if (ref.period === 0) return name;
  const period = periodName(fixture, ref.period, language);
  return findText(language, 'market.in-period', { market: name, period }) ?? `${name} (${period})`;
}

const runner = (fixture: Fixture, index: number, language: Language): string => {
  const one: Competitor | undefined = fixture.runners?.[index];
  return one ? nameIn(one.names, language) : String(index + 1);
};

/** The chosen thing in full: "Arsenal", "Over 2.5", "Saka". */
export function selectionName(fixture: Fixture, { type, ref }: Described, outcome: number, language: Language): string {
  const { key, args } = type.outcomeName(ref, outcome);
  if (key === 'player') return playerName(fixture, outcome, language);
  if (key === 'runner') return runner(fixture, Number(args?.index ?? outcome), language);
  if (key === 'forecast') return `${runner(fixture, Number(args?.first), language)} – ${runner(fixture, Number(args?.second), language)}`;
  return findText(language, `outcome.${key}`, { ...sides(fixture, language), ...args }) ?? spelled(key);
}

/** What every language writes alike. */
const SYMBOLS: Readonly<Record<string, string>> = {
  home: '1',
  draw: 'X',
  away: '2',
  'home-or-draw': '1X',
  'home-or-away': '12',
  'draw-or-away': 'X2',
};

/** The same for a button in a row: "1", "X", "O 2.5". */
export function selectionLabel(fixture: Fixture, described: Described, outcome: number, language: Language): string {
  const { key, args } = described.type.outcomeName(described.ref, outcome);
  const symbol = SYMBOLS[key];
  if (symbol !== undefined) return symbol;
  const line = args?.line;
  if (key === 'home-handicap') return `1 (${line})`;
  if (key === 'away-handicap') return `2 (${line})`;
  if (key === 'draw-handicap') return `X (${line})`;
  return findText(language, `label.${key}`, args) ?? selectionName(fixture, described, outcome, language);
}
