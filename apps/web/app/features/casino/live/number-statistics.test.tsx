import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NumberStatistics } from './number-statistics.tsx';
import { RoadMap } from './road-map.tsx';

const t = translatorOf('en');
const tableOf = (results: readonly number[]) => ({
  results: results.map((result, at) => ({ round: String(at), number: at + 1, result })),
});
const draw = (picture: React.ReactNode): string => renderToStaticMarkup(<TranslatorContext value={t}>{picture}</TranslatorContext>);
const numbers = (results: readonly number[]): string =>
  draw(<NumberStatistics table={tableOf(results)} outcomes={3} resultOf={(result) => ({ text: `pocket ${result}`, tone: 'red' })} />);

describe('the statistics of a live table', () => {
  it('S226 names no number and draws no road before a round has ended', () => {
    for (const picture of [numbers([]), draw(<RoadMap table={tableOf([])} />)]) {
      expect(picture).toContain(t('casino.live.statistics.none'));
      expect(picture).not.toMatch(/pocket|<h3>|<svg/);
    }
  });
  it('S226 names only numbers that came, and the rare ones once there were as many rounds as numbers', () => {
    expect(numbers([2, 2]).match(/pocket \d/g)).toEqual(['pocket 2']);
    expect(numbers([2, 2])).not.toContain(t('casino.live.statistics.cold'));
    expect(numbers([2, 2, 0])).toContain(t('casino.live.statistics.cold'));
  });
});
