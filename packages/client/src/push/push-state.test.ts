import type { PushFrame } from '@touchline/contract/push/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTopic,
  applyFrame,
  dropTopic,
  EMPTY_PUSH_STATE,
  onConnected,
  onDisconnected,
  type PushEffect,
  type PushState,
} from './push-state.ts';

const delta = (seq: number): PushFrame => ({ t: 'd', topic: 'live', seq, d: { p: [[1, 1, seq, 0]] } });
const snap = (seq: number): PushFrame => ({ t: 'snap', topic: 'live', seq });

/** Runs frames through the reducer and tells the effects in short. */
function run(state: PushState, ...frames: PushFrame[]): { readonly state: PushState; readonly effectTexts: string[] } {
  const effectTexts: string[] = [];
  let now = state;
  for (const frame of frames) {
    const step = applyFrame(now, frame);
    now = step.state;
    effectTexts.push(...step.effects.map(tell));
  }
  return { state: now, effectTexts };
}

function tell(effect: PushEffect): string {
  switch (effect.do) {
    case 'send':
      return effect.request.op === 'sub' ? `sub ${effect.request.topic} from ${effect.request.from ?? 'new'}` : effect.request.op;
    case 'synced':
      return `synced ${effect.seq}`;
    case 'delta':
      return `delta ${effect.seq}`;
    case 'news':
      return `news ${effect.news.length}`;
    case 'error':
      return `error ${effect.code}`;
  }
}

const followed = (from?: number) => addTopic(EMPTY_PUSH_STATE, 'live', true, 'en', from).state;

describe('a followed topic', () => {
  it('is asked for in its language, and starts at its snapshot', () => {
    const step = addTopic(EMPTY_PUSH_STATE, 'live', true, 'ru');
    expect(step.effects).toEqual([{ do: 'send', request: { op: 'sub', topic: 'live', lang: 'ru' } }]);
    expect(run(step.state, delta(3), snap(4), delta(5), delta(6)).effectTexts).toEqual(['synced 4', 'delta 5', 'delta 6']);
  });

  it('takes no number twice', () => {
    expect(run(followed(), snap(4), delta(5), delta(5), delta(4), delta(6)).effectTexts).toEqual(['synced 4', 'delta 5', 'delta 6']);
  });

  it('asks anew when a number is missing, and takes nothing until the new snapshot', () => {
    expect(run(followed(), snap(4), delta(5), delta(7), delta(8), snap(9), delta(10)).effectTexts).toEqual([
      'synced 4',
      'delta 5',
      'sub live from new',
      'synced 9',
      'delta 10',
    ]);
  });

  it('goes on after a break from its last number, without a new picture', () => {
    const before = run(followed(), snap(4), delta(5)).state;
    const back = onConnected(onDisconnected(before));
    expect(back.effects.map(tell)).toEqual(['sub live from 5']);
    expect(run(back.state, snap(5), delta(6), delta(7)).effectTexts).toEqual(['delta 6', 'delta 7']);
    expect(run(back.state, delta(6), delta(7), snap(7)).effectTexts).toEqual(['delta 6', 'delta 7']);
  });

  it('takes a new picture where the server no longer has what was missed', () => {
    const before = run(followed(), snap(4), delta(5)).state;
    expect(run(onConnected(onDisconnected(before)).state, snap(90), delta(91)).effectTexts).toEqual(['synced 90', 'delta 91']);
  });

  it('starts from the number of the picture on the screen', () => {
    const step = addTopic(EMPTY_PUSH_STATE, 'match:7', true, 'en', 12);
    expect(step.effects.map(tell)).toEqual(['sub match:7 from 12']);
  });

  it('starts over where a restarted server counts from the beginning', () => {
    const before = run(followed(), snap(400)).state;
    expect(run(onConnected(onDisconnected(before)).state, snap(2), delta(3)).effectTexts).toEqual(['synced 2', 'delta 3']);
  });

  it('follows the marker of a merged delta, which a slow reader gets in place of what it missed', () => {
    expect(run(followed(), snap(4), delta(5), snap(39), delta(40), delta(41)).effectTexts).toEqual([
      'synced 4',
      'delta 5',
      'delta 40',
      'delta 41',
    ]);
  });

  it('says nothing more once dropped', () => {
    const step = dropTopic(run(followed(), snap(4)).state, 'live', true);
    expect(step.effects.map(tell)).toEqual(['unsub']);
    expect(run(step.state, delta(5), snap(6)).effectTexts).toEqual([]);
  });

  it('passes on news and refusals', () => {
    const me = addTopic(EMPTY_PUSH_STATE, 'me', true).state;
    const news: PushFrame = { t: 'me', topic: 'me', seq: 2, news: [{ kind: 'payment', paymentId: '1', status: 'succeeded' }] };
    expect(run(me, { t: 'snap', topic: 'me', seq: 1 }, news, news, { t: 'err', topic: 'me', code: 'unauthenticated' }).effectTexts).toEqual(
      ['synced 1', 'news 1', 'error unauthenticated'],
    );
  });
});

it('T21 loss, echoes and breaks end in the same picture as a clean run (seed 21)', () => {
  const faults = fc.array(fc.constantFrom('pass', 'pass', 'pass', 'lose', 'echo', 'break'), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(faults, fc.nat(5), (plan, ring) => {
      let state = followed();
      let server = 0;
      let picture = -1;
      /** Numbers sent since the last subscription are in order; a ring of the last few can be resumed from. */
      const take = (frame: PushFrame): void => {
        const step = applyFrame(state, frame);
        state = step.state;
        step.effects.forEach(carryOut);
      };
      const carryOut = (effect: PushEffect): void => {
        if (effect.do === 'synced') picture = server;
        if (effect.do === 'delta') picture = Math.max(picture, effect.seq);
        if (effect.do !== 'send' || effect.request.op !== 'sub') return;
        const { from } = effect.request;
        if (from === undefined || server - from > ring) take(snap(server));
        else {
          take(snap(from));
          for (let seq = from + 1; seq <= server; seq++) take(delta(seq));
        }
      };
      take(snap(0));
      for (const fault of plan) {
        server++;
        if (fault === 'pass' || fault === 'echo') take(delta(server));
        if (fault === 'echo') take(delta(server));
        if (fault === 'break') {
          const back = onConnected(onDisconnected(state));
          state = back.state;
          back.effects.forEach(carryOut);
        }
      }
      take(delta(++server));
      expect(picture).toBe(server);
    }),
    { seed: 21, numRuns: 2000 },
  );
});
