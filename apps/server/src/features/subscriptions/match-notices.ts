import type { Incident } from '@touchline/betting/match-state/match-state';
import { hasEnded } from '@touchline/betting/match-state/period-count';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { SUBSCRIPTION_EVENTS, type SubscriptionEvent } from '@touchline/contract/subscriptions/enums';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { matchName, periodName, presentIncident, scoreOf } from '#features/line';
import type { KnownText } from '#features/messages';

export interface Notice {
  readonly matchId: number;
  readonly sport: number;
  readonly event: SubscriptionEvent;
  /** Deduplication key: a repeated notice has the same one. */
  readonly key: string;
  readonly text: KnownText;
}

/** Sports in which a goal is news; in the others the score moves all the time. */
const GOAL_SPORTS: ReadonlySet<number> = new Set([
  SPORT.football,
  SPORT.iceHockey,
  SPORT.cyberFootball,
  SPORT.cyberHockey,
  SPORT.virtualFootball,
]);
const CARD_SPORTS: ReadonlySet<number> = new Set([SPORT.football, SPORT.cyberFootball, SPORT.virtualFootball]);
const CARDS = new Set(['yellow', 'second-yellow', 'red']);

/** The kinds of notifications of a match of this sport. */
export function eventsOf({ sport, format }: Fixture): readonly SubscriptionEvent[] {
  return SUBSCRIPTION_EVENTS.filter((event) => {
    if (event === 'goal') return GOAL_SPORTS.has(sport);
    if (event === 'card') return CARD_SPORTS.has(sport);
    return event !== 'period' || (format.scoring !== 'places' && format.periods > 1);
  });
}

const inAll = (say: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, say(language)]));

const scoreTexts = ([home, away]: readonly [number, number]): Record<string, string> =>
  inAll((language) => translate(language, 'score.pair', { home, away }));

/** All notices that follow from a match's state, sent before or not. */
export function noticesOf({ id: match, fixture, facts }: BookMatch): Notice[] {
  const name = inAll((language) => matchName(fixture, language));
  const notice = (event: SubscriptionEvent, key: string, args: KnownText['args'] = {}): Notice => ({
    matchId: match,
    sport: fixture.sport,
    event,
    key,
    text: { key: `match-${event}`, args: { match: name, score: scoreTexts(scoreOf(fixture, facts)), ...args } },
  });
  const notices: Notice[] = [];
  if (facts.status === 'postponed') notices.push(notice('postponed', `postponed:${fixture.startsAt}`));
  if (facts.period > 0 || facts.status === 'live') notices.push(notice('start', 'start'));
  if (fixture.format.scoring !== 'places')
    for (let period = 1; period <= facts.periodsDone && period < fixture.format.periods; period++)
      notices.push(notice('period', `period:${period}`, { period: inAll((language) => periodName(fixture, period, language)) }));
  for (const incident of facts.incidents) {
    const event = eventOf(incident);
    if (!event) continue;
    notices.push(
      notice(event, keyOf(event, incident), {
        score: scoreTexts(incident.score),
        minute: Math.floor(incident.second / 60) + 1,
        detail: inAll((language) => presentIncident(fixture, incident, language).text),
      }),
    );
  }
  if (hasEnded(facts)) notices.push(notice('end', 'end'));
  const possible = new Set(eventsOf(fixture));
  return notices.filter(({ event }) => possible.has(event));
}

const eventOf = ({ kind }: Incident): 'goal' | 'card' | undefined => (kind === 'goal' ? 'goal' : CARDS.has(kind) ? 'card' : undefined);

/** A goal by the score that it made: one entered by mistake and entered again is the same news. */
const keyOf = (event: 'goal' | 'card', { id, score }: Incident): string =>
  event === 'goal' ? `goal:${score[0]}:${score[1]}` : `card:${id}`;
