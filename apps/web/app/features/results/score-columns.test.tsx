import type { ResultRow } from '@touchline/contract/results/calls';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { periodColumns, ScoreColumns } from './score-columns.tsx';

const t = translatorOf('en');
const AWAY: ResultRow['away'] = { id: 2, name: 'Guests', country: 1, flag: '', crest: null };
const of = (periods: number, away: ResultRow['away'] = AWAY) => ({
  away,
  periods: Array.from({ length: periods }, (): [number, number] => [1, 0]),
});

it.each([
  ['as many as the longest match has', [of(2), of(3)], 3],
  ['none where a total says all', [of(1)], 0],
  ['none where more are played than fit', [of(9)], 0],
  ['none of races', [of(4, null)], 0],
  ['none without matches', [], 0],
])('S235 columns of periods: %s', (_, results, columns) => expect(periodColumns(results)).toBe(columns));

it('S235 a row has a cell for every column of its head, and is read aloud as pairs', () => {
  const result = { ...of(2), score: [2, 0], winner: 1 } as unknown as ResultRow;
  const html = renderToStaticMarkup(
    <TranslatorContext value={t}>
      <ScoreColumns result={result} columns={3} />
    </TranslatorContext>,
  );
  expect(html).toContain('2–0 (1–0, 1–0)');
  // Two sides of three periods, one of which this match did not have, and their totals.
  expect(html.match(/<span>[^<]*<\/span>/g)).toEqual(['1', '1', '', '0', '0', ''].map((cell) => `<span>${cell}</span>`));
  expect(html.match(/result-total/g)).toHaveLength(2);
});

it('S235 an innings of cricket has a score of the side that batted alone', () => {
  const result = {
    ...of(0),
    sport: 66,
    periods: [
      [0, 174],
      [177, 0],
    ],
    score: [177, 174],
    winner: 1,
  } as unknown as ResultRow;
  const html = renderToStaticMarkup(
    <TranslatorContext value={t}>
      <ScoreColumns result={result} columns={2} />
    </TranslatorContext>,
  );
  expect(html.match(/<span>[^<]*<\/span>/g)).toEqual(['', '177', '174', ''].map((cell) => `<span>${cell}</span>`));
});
