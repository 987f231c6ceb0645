import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { INITIAL_SHARED_STATE, SHARED_KEYS } from '../device/initial-shared-state.ts';
import { createPeerId } from '../device/state-id.ts';
import { createFrameSync, type FrameSync, SYNC_MESSAGE, type SyncMessage } from './frame-sync.ts';

/** A host and a frame whose messages arrive when `deliver` is called. */
function pair() {
  const sent: { readonly to: 'host' | 'frame'; readonly message: SyncMessage }[] = [];
  const log: SyncMessage[] = [];
  const hostId = createPeerId();
  const frameId = createPeerId();
  const host = createFrameSync({
    id: hostId,
    isFrame: false,
    post: (message) => sent.push({ to: 'frame', message }),
    initial: { currentRoutePath: '/en/live', canInstallPwa: true },
  });
  const frame = createFrameSync({ id: frameId, isFrame: true, post: (message) => sent.push({ to: 'host', message }) });
  const deliver = (): void => {
    for (let next = sent.shift(); next; next = sent.shift()) {
      log.push(next.message);
      (next.to === 'host' ? host : frame).receive(structuredClone(next.message));
    }
  };
  return { host, frame, hostId, frameId, deliver, log };
}

describe('R028 shared state', () => {
  it('R028 has the keys of the specification; the handshake status stays at home', () => {
    expect(Object.keys(INITIAL_SHARED_STATE)).toEqual([
      'headerHidden',
      'bottomNavigationHidden',
      'currentRoutePath',
      'microfrontModalOpen',
      'bottomActionsVisible',
      'betsHistoryTypeFilterButtonVisible',
      'overlayTheme',
      'consultantAvailable',
      'canInstallPwa',
      'handshakeStatus',
    ]);
    expect(SHARED_KEYS).not.toContain('handshakeStatus');
  });
});

describe('R029 frame sync', () => {
  it('R029 the frame announces itself, the host answers with its whole state, both are handshaked', () => {
    const { host, frame, deliver, log } = pair();
    expect([host.state.handshakeStatus, frame.state.handshakeStatus]).toEqual(['init', 'init']);
    deliver();
    expect(log.map((m) => m.type)).toEqual([SYNC_MESSAGE.hello, SYNC_MESSAGE.state]);
    expect(Object.keys(log[1]?.state ?? {}).toSorted()).toEqual([...SHARED_KEYS].toSorted());
    expect(frame.state).toEqual({
      ...INITIAL_SHARED_STATE,
      currentRoutePath: '/en/live',
      canInstallPwa: true,
      handshakeStatus: 'handshaked',
    });
    expect(host.state.handshakeStatus).toBe('handshaked');
  });

  it('R029 later updates go both ways, once each', () => {
    const { host, frame, deliver, log } = pair();
    deliver();
    log.length = 0;
    frame.update({ headerHidden: true });
    host.update({ overlayTheme: 'dark' });
    deliver();
    expect(log).toMatchObject([
      { type: 2, state: { headerHidden: true } },
      { type: 2, state: { overlayTheme: 'dark' } },
    ]);
    expect(host.state).toEqual(frame.state);
  });

  it('R029 what changes before the handshake comes with the whole state', () => {
    const { host, frame, deliver } = pair();
    host.update({ bottomNavigationHidden: true });
    deliver();
    expect(frame.state.bottomNavigationHidden).toBe(true);
  });

  it('R029 numbers its messages hello 0, state 1, update 2', () => {
    expect(SYNC_MESSAGE).toEqual({ hello: 0, state: 1, update: 2 });
  });

  it('R029 T62 nothing but a well-formed message of another side changes anything (seed 29)', () => {
    const { host, hostId, deliver } = pair();
    deliver();
    const before = host.state;
    const received: unknown[] = [];
    host.subscribe((state) => received.push(state));
    const other = createPeerId();
    const bad: unknown[] = [
      { type: 2, id: hostId, state: { headerHidden: true } },
      { type: 2, id: 'short', state: { headerHidden: true } },
      { type: 3, id: other, state: { headerHidden: true } },
      { type: '2', id: other, state: { headerHidden: true } },
      { type: 1, id: other, state: { headerHidden: true } },
      { type: 2, id: other, state: { headerHidden: 'yes', handshakeStatus: 'init', unknown: 1 } },
      JSON.parse(`{"type":2,"id":"${other}","state":{"__proto__":{"headerHidden":true},"constructor":1}}`),
      Object.create({ type: 2, id: other, state: { headerHidden: true } }),
    ];
    const random = createRandom(29);
    const scrap = (): unknown =>
      [null, random.next(), 'x', [], { type: Math.floor(random.next() * 5) }, { id: other }][Math.floor(random.next() * 6)];
    for (const message of [...bad, ...Array.from({ length: 10_000 }, scrap)]) host.receive(message);
    expect(received).toEqual([]);
    expect(host.state).toBe(before);
    // And the same check does pass a good one.
    host.receive({ type: 2, id: other, state: { headerHidden: true } });
    expect(received).toHaveLength(1);
  });

  it('R029 tells its listeners until they leave', () => {
    const { host }: { readonly host: FrameSync } = pair();
    let received = 0;
    const leave = host.subscribe(() => received++);
    host.update({ headerHidden: true });
    host.update({ headerHidden: true });
    leave();
    host.update({ headerHidden: false });
    expect(received).toBe(1);
  });
});

describe('R030 state ids', () => {
  it('R030 are random strings of 21 characters', () => {
    const made = Array.from({ length: 1000 }, () => createPeerId());
    expect(new Set(made).size).toBe(1000);
    for (const id of made) expect(id).toMatch(/^[\w-]{21}$/);
  });

  it('R030 use every character of the alphabet alike', () => {
    const all = [0, 21, 42, 63].map((from) => createPeerId((bytes) => bytes.map((_, i) => from + i)));
    expect(new Set(all.join('')).size).toBe(64);
  });
});
