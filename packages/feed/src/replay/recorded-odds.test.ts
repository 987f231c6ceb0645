import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { parseRecordedOdds } from './recorded-odds.ts';

const file = (columns: Record<string, string>) => {
  const all: Record<string, string> = { date: '2017-08-11', league: 'England', home_team: 'Arsenal', away_team: 'Leicester', ...columns };
  return parseRecordedOdds(`${Object.keys(all).join(',')}\n${Object.values(all).join(',')}\n`)[0];
};
const o = (book: string, name: string) => `odds__${book}__${name}__full_time_goals`;

describe('parseCsv', () => {
  it('reads quoted fields with commas, quotes and line breaks', () => {
    expect(parseCsv('a,b\r\n"x, ""y""\nz",2\r\n\r\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }]);
  });
  it('refuses a row longer than the header', () => {
    expect(() => parseCsv('a\n1,2')).toThrow(RangeError);
  });
});

describe('parseRecordedOdds', () => {
  it('takes a market whole from the first book that has all of its prices', () => {
    const row = file({
      [o('bet365', 'home_win')]: '1.53',
      [o('bet365', 'draw')]: '4.5',
      [o('bet365', 'away_win')]: '',
      [o('betbrain_average', 'home_win')]: '1.51',
      [o('betbrain_average', 'draw_win')]: '4.43',
      [o('betbrain_average', 'away_win')]: '6.44',
    });
    expect(row?.matchResult).toEqual([1510, 4430, 6440]);
  });
  it('never uses closing prices', () => {
    expect(file({ [o('bet365_closing', 'over_2.5')]: '1.9', [o('bet365_closing', 'under_2.5')]: '1.9' })?.total).toBeNull();
  });
  it.each([
    ['-1.25', -5],
    ['0.0', 0],
    ['0.75', 3],
  ])('reads the line %s as %i quarters', (text, quarters) => {
    const row = file({
      [o('bet365', 'asian_handicap_home_team')]: '1.91',
      [o('bet365', 'asian_handicap_away_team')]: '1.99',
      odds__betbrain__size_of_asian_handicap_home_team__full_time_goals: text,
    });
    expect(row?.handicap).toEqual({ lineQuarters: quarters, prices: [1910, 1990] });
  });
  it('has no handicap market without a line', () => {
    expect(
      file({ [o('bet365', 'asian_handicap_home_team')]: '1.91', [o('bet365', 'asian_handicap_away_team')]: '1.99' })?.handicap,
    ).toBeNull();
  });
  it('reads missing counts (-1) as no result', () => {
    expect(file({ target__home_team__full_time_goals: '-1', target__away_team__full_time_goals: '2' })?.result).toBeNull();
    expect(file({ target__home_team__full_time_goals: '4', target__away_team__full_time_goals: '3' })?.result).toEqual({
      full: [4, 3],
      half: null,
    });
  });
});
