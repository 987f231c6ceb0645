import type { MarketType } from '@touchline/betting/markets/market-type';
import { marketType } from '@touchline/betting/markets/registry';
import { playerOf } from '@touchline/betting/markets/sport/player-markets';
import { periodWord, scoreWord, setWord } from '@touchline/catalogue/sport/sport-words';
import { sportById } from '@touchline/catalogue/sport/sports';
import type { Competitor, Fixture, Names } from '@touchline/feed/feed-events';
import { LANGUAGE_SET, type Language, textDirection } from '@touchline/i18n/languages';
import { findText, translate } from '@touchline/i18n/translate';
import { decodeMarketId, type MarketId, type MarketRef } from '@touchline/kernel/selection';
import { slugOfSport } from './sport-kind.ts';

/** Names of things in a language, made where the thing is known: the browser gets them ready. */

/** A name in a language, as the wider language has it ("pt" of "pt-BR"), else in English. */
export function nameIn(names: Names, language: Language): string {
  let name: string | undefined;
  for (let one: string | undefined = language; one !== undefined && name === undefined; one = LANGUAGE_SET.fallback(one)) name = names[one];
  return name ?? names.en;
}

export function matchName(fixture: Fixture, language: Language): string {
  const home = nameIn(fixture.home.names, language);
  return fixture.away ? translate(language, 'common.vs', { home, away: nameIn(fixture.away.names, language) }) : home;
}

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

/** Families whose name on the score of a summed match needs no word: the score is the result there, and everybody knows what it is made of. */
const PLAIN = /^(full-score-)?(result|double-chance|draw-no-bet|handicap|asian-handicap|correct-score|winning-margin)$/;
/** Sports in which overtime decides the winner apart from the result of regular time. */
const isDecidedLater = ({ format, away }: Fixture): boolean => format.scoring === 'sum' && format.overtime && away !== null;

/** By which words of the sport a market may be called, the closest first: the sport itself, what its match is made of, what is counted. */
function nameWords({ sport, format }: Fixture, { type, ref }: Described): readonly string[] {
  const { slug, family } = sportById(sport);
  const isSum = format.scoring === 'sum';
  const period = periodWord(sport, format.scoring === 'periods');
  // "Match winner" is said of the match alone.
  const words = [...(ref.period > 0 ? ['part'] : []), slug, family, ...(period === undefined ? [] : [period])];
  if (type.key.startsWith('set-')) return [...words, setWord(sport)];
  const counted = scoreWord(sport);
  // In a set the score is the result as well.
  const isPlain = PLAIN.test(type.key) && (isSum || (ref.period > 0 && type.key !== 'asian-handicap'));
  return counted === undefined || isPlain ? words : [...words, counted];
}

const nameKeys = new Map<string, string | null>();
/** The key of a market's own text in the words of the sport, found once for each language. */
function nameKey(fixture: Fixture, described: Described, language: Language): string {
  const { type, ref } = described;
  const { sport, format } = fixture;
  const known = `${language} ${sport} ${format.scoring} ${format.overtime} ${ref.period === 0} ${type.id}`;
  let key = nameKeys.get(known);
  if (key === undefined) {
    const words = nameWords(fixture, described);
    const later = ref.period === 0 && isDecidedLater(fixture) ? ['overtime'] : [];
    key = [...words, ...later].map((word) => `market.${type.key}.${word}`).find((one) => findText(language, one) !== undefined) ?? null;
    nameKeys.set(known, key);
  }
  return key ?? `market.${type.key}`;
}

/** "Goals" over football, "Games" over tennis: a group of markets in the sport's words. */
export function groupName({ sport, format }: Fixture, group: string, language: Language): string {
  const word = group === 'goals' ? scoreWord(sport) : periodWord(sport, format.scoring === 'periods');
  const own = word === undefined ? undefined : findText(language, `match.group.${group}.${word}`);
  return own ?? findText(language, `match.group.${group}`) ?? group;
}

export function marketName(fixture: Fixture, { type, ref }: Described, language: Language): string {
  const { playerOutcome, ...own } = type.nameArgs?.(ref) ?? {};
  const player = playerOutcome === undefined ? {} : { player: playerName(fixture, Number(playerOutcome), language) };
  const args = { ...sides(fixture, language), n: ref.specifier, ...own, ...player };
  const name = findText(language, nameKey(fixture, { type, ref }, language), args) ?? spelled(type.key);
  if (ref.period === 0) return name;
  const period = periodName(fixture, ref.period, language);
  return findText(language, 'market.in-period', { market: name, period }) ?? `${name} (${period})`;
}

const runner = (fixture: Fixture, index: number, language: Language): string => {
  const one: Competitor | undefined = fixture.runners?.[index];
  return one ? nameIn(one.names, language) : String(index + 1);
};

/** Markets of the next goal, of the first to reach ten: where neither does, nothing is drawn. */
const WITHOUT_A_SIDE: readonly (readonly [RegExp, string])[] = [
  [/(^|-)race-to$/, 'neither'],
  [/(^|-)(nth|last)$/, 'none'],
];
function outcomeNameOf({ type, ref }: Described, outcome: number, language: Language): ReturnType<MarketType['outcomeName']> {
  const name = type.outcomeName(ref, outcome);
  if (name.key === 'draw') return { key: WITHOUT_A_SIDE.find(([families]) => families.test(type.key))?.[1] ?? 'draw' };
  const line = name.args?.line;
  if (typeof line !== 'string' || !/^[-+]/.test(line)) return name;
  // A minus as people set it, a hyphen is hardly seen beside a plus; and before its number where text runs from right to left.
  const mark = textDirection(language) === 'rtl' ? '\u200e' : '';
  return { ...name, args: { ...name.args, line: `${mark}${line.replace('-', '−')}` } };
}

/** The chosen thing in full: "Arsenal", "Over 2.5", "Saka". */
export function selectionName(fixture: Fixture, described: Described, outcome: number, language: Language): string {
  const { key, args } = outcomeNameOf(described, outcome, language);
  if (key === 'player') return playerName(fixture, outcome, language);
  if (key === 'period') return periodName(fixture, Number(args?.n), language);
  if (key === 'runner') return runner(fixture, Number(args?.index ?? outcome), language);
  // The runners in their order: first, second, and of a tricast third.
  if (key === 'forecast' || key === 'tricast')
    return Object.values(args ?? {})
      .map((index) => runner(fixture, Number(index), language))
      .join(' – ');
  return findText(language, `outcome.${key}`, { ...sides(fixture, language), ...args }) ?? spelled(key);
}

/** Words that every language writes alike. */
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
  const { key, args } = outcomeNameOf(described, outcome, language);
  const symbol = SYMBOLS[key];
  if (symbol !== undefined) return symbol;
  const line = args?.line;
  if (key === 'home-handicap') return `1 (${line})`;
  if (key === 'away-handicap') return `2 (${line})`;
  if (key === 'draw-handicap') return `X (${line})`;
  return findText(language, `label.${key}`, args) ?? selectionName(fixture, described, outcome, language);
}
