import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isReadByPeriods, PeriodBoard } from './period-board.tsx';

const t = translatorOf('en');
const side = (id: number, name: string) => ({ id, name, country: 1, flag: '', crest: null });
const SETS = { scoring: 'periods', periods: 3, periodSeconds: 0, toWin: 2 };
const QUARTERS = { scoring: 'sum', periods: 4, periodSeconds: 600, toWin: 0 };
const state = { status: 'live', period: 2, periodName: 'Set 2', clock: null, turn: 2, reds: [0, 0], lastScore: null };

const matchOf = (sport: number, format: object, facts: object) =>
  ({ sport, format, home: side(1, 'Anna First'), away: side(2, 'Berta Second'), state: { ...state, ...facts } }) as unknown as MatchDetail;
const rowsOf = (match: MatchDetail): readonly string[] =>
  renderToStaticMarkup(
    <TranslatorContext value={t}>
      <PeriodBoard match={match} form={['', '']} hit={0} />
    </TranslatorContext>,
  )
    .split('<tr')
    .slice(1)
    .map((row) =>
      row
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

const TENNIS = matchOf(SPORT.tennis, SETS, {
  score: [0, 1],
  periods: [
    [4, 6],
    [5, 5],
  ],
  points: [40, 50],
});

describe('the board of a match that is read by its periods', () => {
  it('has sets won, the sets and the points of a tennis match, a row a player, and marks who serves', () => {
    const [head, first, second] = rowsOf(TENNIS);
    expect(head).toBe('Set 2 Sets 1 2 Points');
    expect(first).toMatch(/Anna First 0 4 5 40$/);
    expect(second).toMatch(/Berta Second 1 6 5 A$/);
    const html = renderToStaticMarkup(
      <TranslatorContext value={t}>
        <PeriodBoard match={TENNIS} form={['', '']} hit={0} />
      </TranslatorContext>,
    );
    expect(html.match(/aria-label="Serving"/g)).toHaveLength(1);
    expect(html.indexOf('aria-label="Serving"')).toBeGreaterThan(html.indexOf('Berta Second</span>'));
    expect(html).toContain('<abbr title="Set 2">2</abbr>');
  });

  it('has a place for the quarters to come, overtime by its name, and the score at the end', () => {
    const [head, first] = rowsOf(
      matchOf(3, QUARTERS, {
        period: 2,
        periodName: 'Quarter 2',
        turn: 0,
        score: [31, 28],
        points: null,
        periods: [
          [20, 18],
          [11, 10],
        ],
      }),
    );
    expect(head).toBe('Quarter 2 1 2 3 4 Total');
    expect(first).toMatch(/Anna First 20 11 – – 31$/);
    const five = Array.from({ length: 5 }, () => [20, 20]);
    expect(rowsOf(matchOf(3, QUARTERS, { period: 5, periodName: '', score: [100, 100], points: null, periods: five }))[0]).toMatch(
      /1 2 3 4 OT Total$/,
    );
  });

  it('shows the latest of many frames, and how many were won', () => {
    const frames = Array.from({ length: 12 }, (_, n) => [n % 2, 1 - (n % 2)]);
    const snooker = matchOf(
      30,
      { ...SETS, periods: 19, toWin: 10 },
      { period: 12, periodName: 'Frame 12', score: [6, 6], points: null, periods: frames },
    );
    expect(rowsOf(snooker)[0]).toBe('Frame 12 4 5 6 7 8 9 10 11 12 Frames');
  });

  it('leaves halves, cricket and what has not begun to the board with the score in its middle', () => {
    expect(isReadByPeriods(TENNIS)).toBe(true);
    expect(isReadByPeriods({ ...TENNIS, state: { ...TENNIS.state, status: 'planned' } })).toBe(false);
    expect(isReadByPeriods({ ...TENNIS, sport: SPORT.cricket })).toBe(false);
    expect(isReadByPeriods({ ...TENNIS, sport: SPORT.football, format: { ...QUARTERS, periods: 2 } })).toBe(false);
    expect(isReadByPeriods({ ...TENNIS, away: null })).toBe(false);
  });
});
