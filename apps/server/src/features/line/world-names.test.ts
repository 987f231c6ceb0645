import { marketType } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import type { PlannedMatch } from '@touchline/feed/simulator/world/calendar';
import { quoteMarkets } from '@touchline/feed/simulator/world/quote';
import { World } from '@touchline/feed/simulator/world/world';
import { sportName } from '@touchline/i18n/sport-name';
import { dictionaryOf } from '@touchline/i18n/translate';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';

const SEED = 20261120;
const NOW = Date.UTC(2026, 10, 20, 19);
const FOOTBALL = 1;
console.log(`seed ${SEED}`);
const world = new World({ seed: SEED, epochMs: NOW - 86_400_000, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });

/** The most prominent announced match of a sport. */
function matchOf(sport: number): PlannedMatch {
  const matches = [...world.calendars.values()]
    .filter(({ plan }) => plan.model.sport === sport)
    .flatMap((calendar) => world.announced(calendar, NOW));
  const [best] = matches.sort((a, b) => b.fixture.weight - a.fixture.weight);
  if (!best) throw new Error(`sport ${sport} has no match`);
  return best;
}

const DICTIONARIES = SITE_LANGUAGES.map((language) => [language, dictionaryOf(language)] as const);

/** Keys that a dictionary lacks, over all languages. */
const lacking = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].flatMap((key) => DICTIONARIES.flatMap(([language, texts]) => (key in texts ? [] : [`${language} ${key}`])));

/** Names that come from the match: players, runners. */
const FROM_MATCH = new Set(['player', 'runner', 'forecast', 'tricast']);

describe.each(SPORT_MODELS.map((model) => [sportName(model.sport, 'en'), model] as const))('%s', (_name, model) => {
  const match = matchOf(model.sport);
  const { fixture } = match;
  const markets = quoteMarkets(model, fixture, match.ratings, INITIAL_MATCH_STATE, { live: false, players: true });

  it('offers enough markets', () => {
    const kinds = new Set(
      markets.map(({ market }) => `${decodeMarketId(market).type} ${decodeMarketId(market).period} ${decodeMarketId(market).specifier}`),
    );
    expect(kinds.size).toBeGreaterThanOrEqual(model.sport === FOOTBALL ? 60 : 8);
  });
  it('has a name for every market and outcome in every language', () => {
    const keys = markets.flatMap(({ market, prices }) => {
      const ref = decodeMarketId(market);
      const type = marketType(ref.type);
      if (!type) throw new Error(`no type ${ref.type}`);
      const outcomes = prices.map(([outcome]) => type.outcomeName(ref, outcome).key).filter((key) => !FROM_MATCH.has(key));
      return [`market.${type.key}`, ...outcomes.map((key) => `outcome.${key}`)];
    });
    expect(lacking(keys)).toEqual([]);
  });
  it('has a name for everything that happens, in every language', () => {
    const kinds = world.scriptOf(match).steps.flatMap(({ incident }) => (incident ? [`incident.${incident.kind}`] : []));
    expect(lacking(kinds)).toEqual([]);
  });
  it('ends, and has settled every market that it offered', () => {
    const end = world.scriptOf(match).steps.at(-1)?.facts;
    expect(end?.status).toMatch(/ended|abandoned/);
    const open = markets.flatMap(({ market, prices }) => {
      const ref = decodeMarketId(market);
      return end ? prices.filter(([outcome]) => marketType(ref.type)?.settle(ref, outcome, end, fixture) === undefined) : [];
    });
    expect(open).toEqual([]);
  });
});
