import type { Incident } from '@touchline/betting/match-state/match-state';
import type { PlayerEvent } from '@touchline/contract/push/messages';
import { MAX_SUBSCRIPTIONS } from '@touchline/contract/subscriptions/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { liveFacts, testFacts } from '../../../tests/harness/worlds/scripted-source.ts';
import {
  ARSENAL_CHELSEA,
  LIVE_REAL,
  type LineScene,
  NADAL_ALCARAZ,
  startLineScene,
  ZENIT_SPARTAK,
} from '../../../tests/harness/worlds/small-feed-app.ts';

let scene: LineScene;
let player: TestPlayer;
beforeAll(async () => {
  scene = await startLineScene();
  player = await scene.player();
});
afterAll(() => scene.close());

const [START, GOAL, CARD, PERIOD, END] = [1, 2, 3, 4, 5];
const save = (payload: object, as: TestPlayer = player) => as.request({ method: 'POST', url: '/web-api/gamesubscription/save', payload });
const own = async (payload: object = {}, as: TestPlayer = player) =>
  (await as.request({ method: 'POST', url: '/service-api/SubscriptionService/api/GetGameSubscription', payload })).json();
const types = (id: number, lng = 'en') => scene.get(`/service-api/SubscriptionService/api/GetEventTypesByGameId?gameId=${id}&lng=${lng}`);
const inbox = async (as: TestPlayer) => (await as.request({ url: '/web-api/messages' })).json().data;

function hear(as: TestPlayer) {
  const heard: PlayerEvent[] = [];
  const stop = hearPlayer(scene.platform.bus, as.id, (message) => void heard.push(...([message].flat() as PlayerEvent[])));
  return { heard, stop, of: (kind: PlayerEvent['kind']) => heard.filter((news) => news.kind === kind) };
}

describe('subscriptions to matches', () => {
  it('C192 offers the events that there are in the sport', async () => {
    expect((await types(ARSENAL_CHELSEA)).json).toEqual([
      { id: 1, key: 'start', name: 'Match start' },
      { id: 2, key: 'goal', name: 'Goals' },
      { id: 3, key: 'card', name: 'Cards' },
      { id: 4, key: 'period', name: 'End of each period' },
      { id: 5, key: 'end', name: 'Final result' },
      { id: 6, key: 'postponed', name: 'Match postponed' },
    ]);
    expect((await types(NADAL_ALCARAZ, 'ru')).json).toMatchObject([
      { key: 'start', name: 'Начало матча' },
      { key: 'period' },
      { key: 'end' },
      { key: 'postponed' },
    ]);
    expect((await types(5)).status).toBe(404);
  });

  it('C193 C194 saves, answers, changes and ends a subscription', async () => {
    const saved = await save({ gameId: ARSENAL_CHELSEA, events: [GOAL, END, GOAL] });
    expect(saved.json()).toMatchObject({
      success: true,
      data: { subscriptions: [{ gameId: ARSENAL_CHELSEA, events: [2, 5], inbox: false }] },
    });
    await save({ gameId: ARSENAL_CHELSEA, events: [START], inbox: true });
    await save({ gameId: ZENIT_SPARTAK, events: [START] });
    expect(await own()).toMatchObject({
      subscriptions: [{ gameId: ZENIT_SPARTAK }, { gameId: ARSENAL_CHELSEA, events: [1], inbox: true }],
    });
    expect((await own({ gameId: ARSENAL_CHELSEA })).subscriptions).toHaveLength(1);
    expect(await own({}, await scene.player())).toEqual({ subscriptions: [] });
    expect((await save({ gameId: ZENIT_SPARTAK, events: [] })).json().data).toEqual({ subscriptions: [] });
    expect((await own()).subscriptions).toHaveLength(1);
  });

  it('C194 refuses what cannot be: unknown matches, events of another sport, rubbish, guests, more than the limit', async () => {
    expect((await save({ gameId: 5, events: [START] })).statusCode).toBe(404);
    expect((await save({ gameId: NADAL_ALCARAZ, events: [GOAL] })).json().validation_errors).toHaveProperty('events');
    for (const payload of [
      {},
      { gameId: ARSENAL_CHELSEA },
      { gameId: ARSENAL_CHELSEA, events: [9] },
      { gameId: ARSENAL_CHELSEA, events: 'all' },
    ])
      expect((await save(payload)).statusCode).toBe(400);
    expect(
      (
        await scene.request({
          method: 'POST',
          url: '/web-api/gamesubscription/save',
          payload: { gameId: ARSENAL_CHELSEA, events: [START] },
        })
      ).statusCode,
    ).toBe(401);
    const full = await scene.player();
    await scene.platform.pool.query(
      "insert into match_subscription (match_id, player_id, events, inbox, language) select 700000 + n, $1, '{start}', false, 'en' from generate_series(1, $2) n",
      [full.id, MAX_SUBSCRIPTIONS - 1],
    );
    const replies = await Promise.all(
      [ARSENAL_CHELSEA, ZENIT_SPARTAK, NADAL_ALCARAZ].map((gameId) => save({ gameId, events: [START] }, full)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('C193 C194 tells goals, cards, periods and the end once each: at once, and in the inbox by consent alone', async () => {
    const [silent, wanting, resting] = [await scene.player(), await scene.player(), await scene.player()];
    // Events from before the first subscription are not sent.
    await scene.app.features.subscriptions.flush();
    await save({ gameId: LIVE_REAL, events: [GOAL, END] }, silent);
    await save({ gameId: LIVE_REAL, events: [START, GOAL, CARD, PERIOD, END], inbox: true }, wanting);
    // Players on a time-out get no notifications (T43).
    await save({ gameId: LIVE_REAL, events: [START, GOAL, CARD, PERIOD, END], inbox: true }, resting);
    const until = new Date(Date.now() + 3_600_000);
    await scene.app.features.account.writeExcluded(scene.platform.pool, resting.id, until);
    const [one, other, none] = [hear(silent), hear(wanting), hear(resting)];
    const first: Incident = { id: 1, kind: 'goal', side: 1, period: 1, second: 512, score: [1, 0] };
    const card: Incident = { id: 2, kind: 'yellow', side: 2, period: 1, second: 1200, score: [1, 0] };
    const goal: Incident = { id: 3, kind: 'goal', side: 2, period: 1, second: 1800, score: [1, 1] };
    const facts = liveFacts(1, 1, scene.clock.now());
    const say = async (incidents: readonly Incident[], changes: object = {}) => {
      scene.source.say(LIVE_REAL, { type: 'MatchStateChanged', facts: { ...facts, incidents, ...changes } });
      await scene.app.features.subscriptions.flush();
    };
    await say([first, card]);
    await say([first, card, goal]);
    // The feed repeats them, also in another order: nothing more is sent.
    await say([first, card, goal]);
    await say([first, card, goal], { period: 2, periodsDone: 1 });
    await say(
      [first, card, goal],
      testFacts({ status: 'ended', period: 2, periodsDone: 2, counts: facts.counts, incidents: [first, card, goal] }),
    );
    const events = (heard: readonly PlayerEvent[]) => heard.map((news) => (news.kind === 'match-event' ? news.event : news.kind));
    await expect.poll(() => events(other.of('match-event'))).toEqual(['card', 'goal', 'period', 'end']);
    await expect.poll(() => events(one.of('match-event'))).toEqual(['goal', 'end']);
    expect(one.of('match-event')[0]).toMatchObject({ matchId: LIVE_REAL, title: 'Goal: Real Madrid v Sevilla 1–1' });
    expect(one.of('messages')).toEqual([]);
    expect([...none.of('match-event'), ...none.of('messages')]).toEqual([]);
    expect(other.of('messages').at(-1)).toEqual({ kind: 'messages', unread: 4 });
    expect((await inbox(silent)).messages).toEqual([]);
    const box = await inbox(wanting);
    expect(box.messages.map(({ title }: { title: string }) => title)).toEqual([
      'Final score: Real Madrid v Sevilla 1–1',
      'Real Madrid v Sevilla 1–1',
      'Goal: Real Madrid v Sevilla 1–1',
      'Card: Real Madrid v Sevilla 1–0',
    ]);
    expect(box).toMatchObject({ unread: 4, messages: [{ topic: 'match', link: `/match/${LIVE_REAL}`, read: false }, {}, {}, {}] });
    // It is over: the subscription is, too.
    expect((await own({}, wanting)).subscriptions).toEqual([]);
    expect((await save({ gameId: LIVE_REAL, events: [END] }, wanting)).statusCode).toBe(409);
    expect((await types(LIVE_REAL)).json).toEqual([]);
    one.stop();
    other.stop();
  });
});
