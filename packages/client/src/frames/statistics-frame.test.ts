import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { createEmbeddedFrame, selectionKey } from './statistics-frame-guest.ts';
import { createFrameHost } from './statistics-frame-host.ts';
import {
  type FrameBet,
  type FrameEnvelope,
  type FrameMessage,
  type FrameSelection,
  frameEnvelope,
  type WindowMessage,
} from './statistics-frame-messages.ts';

const ORIGIN = 'https://touchline.test';
const LISTENER = 'frame-1';
const BET: FrameBet = {
  gameId: 312,
  selectionId: 99,
  kind: 'live',
  odds: 1850,
  sportId: 1,
  matchName: 'Brentford – Leeds United',
  champName: 'Premier League',
  marketName: 'Match result',
  selectionName: 'Brentford',
  startsAt: 1_795_208_700,
};

/** A host and a frame with windows of their own; what one posts reaches the other as a copy, at once. */
function pair({ minHeight }: { readonly minHeight?: number } = {}) {
  const windows = { host: {}, frame: {} };
  const said = { bets: [] as FrameBet[], paths: [] as string[], left: 0, folded: [] as string[], routes: [] as string[] };
  const wire: FrameMessage[] = [];
  let coupon: readonly FrameSelection[] = [];
  const carry = (to: () => { receive(event: WindowMessage): void }, source: object) => (envelope: FrameEnvelope) => {
    wire.push(envelope.message);
    to().receive({ origin: ORIGIN, source, data: structuredClone(envelope) });
  };
  const host = createFrameHost({
    listener: LISTENER,
    origin: ORIGIN,
    source: () => windows.frame,
    post: carry(() => frame, windows.host),
    route: 'game/1/312/main',
    dark: true,
    ...(minHeight === undefined ? {} : { minHeight }),
    bets: () => coupon,
    onBet: (bet) => {
      said.bets.push(bet);
      coupon = [...coupon, bet];
      host.sendBets({ bet, chosen: true });
    },
    onPath: (path) => said.paths.push(path),
    onExit: () => {
      said.left += 1;
    },
    onHide: (item, hidden) => said.folded.push(`${item} ${hidden}`),
  });
  const frame = createEmbeddedFrame({
    listener: LISTENER,
    origin: ORIGIN,
    source: windows.host,
    post: carry(() => host, windows.frame),
    hidden: [],
    onRoute: (path) => said.routes.push(path),
  });
  return { host, frame, windows, said, wire };
}

describe('R020 the messages of the frame', () => {
  it('R020 pass self: the host answers with its settings and its coupon', () => {
    const { host, frame, wire } = pair();
    expect(host.state.ready).toBe(false);
    frame.say({ type: 'passSelf' });
    expect(wire.map(({ type }) => type)).toEqual(['passSelf', 'changeSettings', 'betsUpdate']);
    expect([host.state.ready, frame.state.dark]).toEqual([true, true]);
  });

  it('R020 send bet, set bet, get coupon data, bets update: a price pressed in the frame is in the coupon and marked in the frame', () => {
    const { host, frame, said } = pair();
    frame.say({ type: 'passSelf' });
    frame.bet(BET);
    expect(said.bets).toEqual([BET]);
    expect([...frame.state.picked]).toEqual([selectionKey(BET)]);
    host.sendBets({ bet: BET, chosen: false });
    expect(frame.state.picked.size).toBe(0);
    frame.say({ type: 'getCouponData' });
    expect([...frame.state.picked]).toEqual(['312:99']);
  });

  it('R020 history route changed, go back, go forward: the host keeps the steps', () => {
    const { host, frame, said } = pair();
    frame.say({ type: 'historyRouteChanged', path: 'team/1/55' });
    frame.say({ type: 'historyRouteChanged', path: 'stage/1/88?tt=1' });
    frame.say({ type: 'goBack' });
    frame.say({ type: 'historyRouteChanged', path: 'team/1/55' });
    expect([host.state.routes, host.state.at]).toEqual([['game/1/312/main', 'team/1/55', 'stage/1/88?tt=1'], 1]);
    frame.say({ type: 'goForward' });
    frame.say({ type: 'goForward' });
    host.back();
    host.back();
    expect(said.routes).toEqual(['team/1/55', 'stage/1/88?tt=1', 'team/1/55', 'game/1/312/main']);
    frame.say({ type: 'historyRouteChanged', path: 'horse/7' });
    expect(host.state.routes).toEqual(['game/1/312/main', 'horse/7']);
    host.back();
    host.back();
    expect(said.left).toBe(1);
  });

  it('R020 body height, title, parent path and settings arrive; R021 the height never goes below 280', () => {
    const { host, frame, said } = pair();
    frame.say({ type: 'passSelf' });
    frame.say({ type: 'bodyHeightChanged', height: 1200 });
    frame.say({ type: 'setTitle', title: 'Brentford – Leeds United' });
    frame.say({ type: 'parentPathChanged', path: '/en/match/312' });
    host.changeSettings({ dark: false });
    expect([host.state.height, host.state.title, said.paths, frame.state.dark]).toEqual([
      1200,
      'Brentford – Leeds United',
      ['/en/match/312'],
      false,
    ]);
    frame.say({ type: 'bodyHeightChanged', height: 10 });
    expect(host.state.height).toBe(280);
    expect(pair({ minHeight: 500 }).host.state.height).toBe(500);
  });

  it('R020 hide-item toggle: folded once, told once, in either direction', () => {
    const { host, frame, said, windows } = pair();
    frame.toggle('lineUps', true);
    frame.toggle('lineUps', true);
    expect([...host.state.hidden]).toEqual(['lineUps']);
    expect(said.folded).toEqual(['lineUps true']);
    const unfold = frameEnvelope(LISTENER, { type: 'hideItemToggle', item: 'lineUps', hidden: false });
    frame.receive({ origin: ORIGIN, source: windows.host, data: unfold });
    expect(frame.state.hidden.size).toBe(0);
  });

  it('R020 T62 another origin, another window, another listener and prototype keys change nothing', () => {
    const { host, frame, windows, said } = pair();
    frame.say({ type: 'passSelf' });
    const before = [host.state, frame.state];
    const good = frameEnvelope(LISTENER, { type: 'sendBet', bet: BET });
    const from = (over: Partial<WindowMessage>): WindowMessage => ({ origin: ORIGIN, source: windows.frame, data: good, ...over });
    const inherited = Object.create(good) as object;
    const bad: WindowMessage[] = [
      from({ origin: 'https://touchline.test.evil.example' }),
      from({ origin: 'null' }),
      from({ source: {} }),
      from({ source: null }),
      from({ source: windows.host }),
      from({ data: { ...good, listener: 'frame-2' } }),
      from({ data: { ...good, touchline: 'x' } }),
      from({ data: inherited }),
      from({ data: { ...good, message: Object.create(good.message) as object } }),
      from({ data: { ...good, message: { type: 'sendBet', bet: { ...BET, odds: 1.5 } } } }),
      from({ data: { ...good, message: { type: 'sendBet', bet: { ...BET, matchName: 'x'.repeat(301) } } } }),
      from({ data: { ...good, message: { type: 'hideItemToggle', item: '__proto__', hidden: true } } }),
      from({ data: { ...good, message: { type: 'hideItemToggle', item: 'constructor', hidden: 'yes' } } }),
      from({ data: { ...good, message: { type: '__proto__' } } }),
      from({ data: { ...good, message: { type: 'toString' } } }),
      from({ data: { ...good, message: { type: 'betsUpdate', bets: [] } } }),
      from({ data: { ...good, message: { type: 'parentPathChanged', path: '//evil.example' } } }),
      from({ data: { ...good, message: { type: 'parentPathChanged', path: 'javascript:alert(1)' } } }),
      from({ data: { ...good, message: { type: 'parentPathChanged', path: '/\\evil.example' } } }),
      from({ data: { ...good, message: { type: 'historyRouteChanged', path: '../../en/deposit' } } }),
      from({ data: { ...good, message: { type: 'bodyHeightChanged', height: Number.POSITIVE_INFINITY } } }),
      from({ data: { ...good, message: { type: 'setTitle', title: { toString: 'x' } } } }),
    ];
    for (const event of bad) {
      host.receive(event);
      frame.receive(event);
    }
    expect([host.state, frame.state]).toEqual(before);
    expect(host.state).toBe(before[0]);
    expect([said.bets, said.paths, said.routes]).toEqual([[], [], []]);
    host.receive(from({}));
    expect(said.bets).toEqual([BET]);
  });

  it('R020 T62 100,000 random messages change no state (seed 62)', () => {
    const { host, frame, windows, said } = pair();
    frame.say({ type: 'passSelf' });
    const before = [host.state, frame.state];
    let changes = 0;
    host.subscribe(() => changes++);
    frame.subscribe(() => changes++);
    const random = createRandom(62);
    const one = <T>(values: readonly T[]): T => values[Math.floor(random.next() * values.length)] as T;
    const scrap = (): unknown =>
      one<unknown>([null, undefined, random.next(), -1, {}, true, Number.NaN, { ['__proto__']: { type: 'goBack' } }]);
    const good: readonly FrameMessage[] = [
      { type: 'bodyHeightChanged', height: 900 },
      { type: 'historyRouteChanged', path: 'horse/7' },
      { type: 'hideItemToggle', item: 'table', hidden: true },
      { type: 'sendBet', bet: BET },
      { type: 'betsUpdate', bets: [BET] },
      { type: 'goBack' },
    ];
    const strangers = [
      { origin: 'https://evil.example', source: windows.frame, listener: LISTENER },
      { origin: 'null', source: windows.host, listener: LISTENER },
      { origin: ORIGIN, source: {}, listener: LISTENER },
      { origin: ORIGIN, source: null, listener: LISTENER },
      { origin: ORIGIN, source: windows.frame, listener: '__proto__' },
      { origin: ORIGIN, source: windows.host, listener: 'other' },
    ];
    const types = [
      'bodyHeightChanged',
      'historyRouteChanged',
      'sendBet',
      'setBet',
      'betsUpdate',
      'changeSettings',
      'setTitle',
      'constructor',
    ];
    const malformed = (): unknown =>
      one<unknown>([
        scrap(),
        {
          type: one(types),
          height: one([null, -1, 0.5, {}]),
          path: scrap(),
          bet: scrap(),
          bets: scrap(),
          dark: 1,
          title: 7,
          item: scrap(),
          chosen: 1,
        },
        JSON.parse(`{"type":"${one(types)}","__proto__":{"height":1,"dark":false},"constructor":{"prototype":{"title":"x"}}}`),
      ]);
    const rightSender = (): WindowMessage => ({
      origin: ORIGIN,
      source: one([windows.frame, windows.host]),
      data: one<unknown>([scrap(), { touchline: 'statistics', listener: LISTENER, message: malformed() }]),
    });
    const wrongSender = (): WindowMessage => {
      const { origin, source, listener } = one(strangers);
      return { origin, source, data: frameEnvelope(listener, one(good)) };
    };
    for (let n = 0; n < 100_000; n++) {
      const event = n % 2 === 0 ? rightSender() : wrongSender();
      host.receive(event);
      frame.receive(event);
    }
    expect(changes).toBe(0);
    expect([host.state, frame.state]).toEqual(before);
    expect([said.bets, said.paths, said.left, said.folded, said.routes]).toEqual([[], [], 0, [], []]);
    expect(Object.hasOwn(Object.prototype, 'height')).toBe(false);
  });
});
