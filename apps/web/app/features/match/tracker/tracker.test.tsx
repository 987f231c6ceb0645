import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tracker } from './tracker.tsx';

const RUNNING = {
  id: 1,
  kind: 'running',
  text: 'In running',
  side: 0,
  period: 1,
  second: 9,
  x: null,
  y: null,
  player: null,
  detail: '0,1',
};
const drawn = (status: string): string => {
  const match = { sport: SPORT.horseRacing, incidents: [RUNNING], runners: [], state: { status, turn: 0, places: null } };
  return renderToStaticMarkup(
    <TranslatorContext value={translatorOf('en')}>
      <Tracker match={match as unknown as MatchDetail} />
    </TranslatorContext>,
  );
};

it('says of a race that it runs while it does, and no longer', () => {
  expect(drawn('live')).toContain('In running');
  expect(drawn('ended')).not.toContain('In running');
});
