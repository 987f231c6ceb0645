import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import type { Fixture, MarketOdds } from '../feed-events.ts';
import { applyMargin } from '../simulator/pricing/apply-margin.ts';
import type { Ratings } from '../simulator/sport-model.ts';
import { CRICKET } from '../simulator/sports/cricket/model.ts';
import { quoteMarkets } from '../simulator/world/quote.ts';
import { type CricketRecord, cricketFixture, cricketSteps, isLimited } from './recorded-cricket.ts';
import type { ReplayMatch } from './replay-match.ts';
import { allMatchEvents, type LivePricing, matchEvents } from './replay-plan.ts';

/** Nothing was recorded of what was thought of the sides before the match. */
const EVEN: Ratings = { home: 0, away: 0 };

/** How often the batter of each place in the order scores most; team lists are written in that order. */
const TOP_BATTER = [0.21, 0.19, 0.17, 0.14, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01, 0.01];
/** How often the bowler of each place from the end takes most wickets. */
const TOP_BOWLER = [0.01, 0.01, 0.02, 0.04, 0.06, 0.09, 0.11, 0.15, 0.17, 0.17, 0.17];
const PLAYERS_MARGIN_PERCENT = 12;

function bestOf(key: 'top-batter' | 'top-bowler', innings: number, side: 1 | 2, fair: readonly number[]): MarketOdds {
  const odds = applyMargin(fair, PLAYERS_MARGIN_PERCENT);
  const prices = odds.map((price, i) => [playerOutcome(side, i), price] as const);
  return { market: marketIdByKey(key, { period: innings }), status: 'open', prices };
}

/** The toss is known before the first ball, so it is known whose innings is which. */
function opening({ info }: CricketRecord, fixture: Fixture): MarketOdds[] {
  const bats = info.toss.decision === 'bat' ? info.toss.winner : info.teams.find((team) => team !== info.toss.winner);
  const first = bats === info.teams[1] ? 2 : 1;
  const second = first === 1 ? 2 : 1;
  return [
    ...quoteMarkets(CRICKET, fixture, EVEN, INITIAL_MATCH_STATE, { live: false, players: false }),
    bestOf('top-batter', 1, first, TOP_BATTER),
    bestOf('top-bowler', 1, second, TOP_BOWLER),
    bestOf('top-batter', 2, second, TOP_BATTER),
    bestOf('top-bowler', 2, first, TOP_BOWLER),
  ];
}

/** Whether rain changed what the second innings was about: the model prices a chase of one run more than the first, over all overs. */
function isRevised({ info, innings }: CricketRecord): boolean {
  const target = innings[1]?.target;
  const runs = (innings[0]?.overs ?? []).flatMap(({ deliveries }) => deliveries).reduce((sum, ball) => sum + ball.runs.total, 0);
  return target !== undefined && (target.runs !== runs + 1 || target.overs !== info.overs);
}

const inPlay = (record: CricketRecord): LivePricing => {
  const revised = isRevised(record);
  return (fixture, facts) => {
    // A chase under other terms, and the break before it, stay suspended; so does a super over, which has no model.
    if (facts.periodsDone >= 2 || (revised && facts.periodsDone >= 1)) return [];
    return quoteMarkets(CRICKET, fixture, EVEN, facts, { live: true, players: false });
  };
};

/**
 * A recorded cricket match. Over limited overs it is priced by the simulator's model from even sides, and on the best of each innings by
 * the order of the team lists; matches of several days have no odds, since no model prices them.
 */
export function replayCricketMatch(record: CricketRecord, number: number): ReplayMatch {
  const startsAt = Date.parse(`${record.info.dates[0]}T10:00:00Z`);
  const limited = isLimited(record);
  return {
    collection: 'cricket',
    startsAt,
    durationMs: cricketSteps(record, cricketFixture(record, number, startsAt)).at(-1)?.at ?? 0,
    fixture: (start) => cricketFixture(record, number, start),
    openingEvents: (fixture) => allMatchEvents(fixture, [], limited ? opening(record, fixture) : [], 0),
    events: (fixture) =>
      matchEvents(fixture, cricketSteps(record, fixture), limited ? opening(record, fixture) : [], 0, limited ? inPlay(record) : undefined),
  };
}
