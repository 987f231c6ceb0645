import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InningsStrip } from './innings-strip.tsx';

const t = translatorOf('en');
const SIDE = { id: 1, name: 'Side', country: 1, flag: '', crest: null };
const state = {
  status: 'live',
  period: 2,
  turn: 1,
  score: [171, 191],
  innings: [
    { wickets: 5, balls: 217 },
    { wickets: 8, balls: 300 },
  ],
};
const matchOf = (sport: number) => ({ sport, home: SIDE, away: SIDE, state }) as unknown as MatchDetail;
const drawn = (match: MatchDetail): string =>
  renderToStaticMarkup(
    <TranslatorContext value={t}>
      <InningsStrip match={match} />
    </TranslatorContext>,
  ).replace(/<[^>]*>/g, '|');

it('says overs, run rates and the chase of cricket, and nothing of other sports', () => {
  const text = drawn(matchOf(SPORT.cricket));
  for (const said of ['36.1 ov · Run rate 4.7', '21 runs to win', '50 ov · Run rate 3.8']) expect(text).toContain(said);
  expect(drawn(matchOf(SPORT.football))).toBe('');
});
