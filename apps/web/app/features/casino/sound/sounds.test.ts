import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hear } from './hear.ts';
import { type HeardHand, pokerSound } from './poker-sound.ts';
import { soundOfRound } from './use-round-sounds.ts';
import { useSoundChoice } from './use-sound-choice.ts';

describe('sounds', () => {
  const started: number[] = [];
  let state = 'running';
  class Heard {
    currentTime = 5;
    destination = {};
    get state() {
      return state;
    }
    resume() {
      state = 'running';
      return Promise.resolve();
    }
    createOscillator() {
      const frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { type: '', frequency, connect: (to: unknown) => to, start: (at: number) => started.push(at), stop: () => undefined };
    }
    createGain() {
      return {
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        connect: (to: unknown) => to,
      };
    }
  }
  beforeEach(() => {
    started.length = 0;
    state = 'running';
    vi.stubGlobal('AudioContext', Heard);
  });
  afterEach(() => {
    useSoundChoice.getState().turn(false);
    vi.unstubAllGlobals();
  });

  it('are off until somebody turns them on', async () => {
    hear('gain');
    await Promise.resolve();
    expect(started).toEqual([]);
    useSoundChoice.getState().turn(true);
    hear('gain');
    await Promise.resolve();
    expect(started).toEqual([5, 5.1, 5.2]);
  });

  it('are silent, and not made up for later, before anything was pressed on the page', async () => {
    useSoundChoice.getState().turn(true);
    state = 'suspended';
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    hear('turn');
    await Promise.resolve();
    expect([started, state]).toEqual([[], 'suspended']);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    hear('stake');
    await vi.waitFor(() => expect(started).toEqual([5]));
  });

  it.each([
    ['1.00', '1.01', 'gain'],
    ['1.00', '1.00', 'over'],
    ['1.00', '0.99', 'over'],
    ['1.00', '0.00', 'over'],
    ['1.00', null, 'over'],
  ])('of a round with the stake %s that returned %s: %s', (stake, returned, sound) => {
    expect(soundOfRound({ stake, returned, currency: 'EUR' })).toBe(sound);
  });
});

describe('sounds of a poker table', () => {
  const own = { seat: 2, broughtChips: 1_000 };
  const hand = (more: Partial<HeardHand>): HeardHand => ({ handId: '7', toAct: 1, outcome: null, seats: [], events: [], ...more });
  const seats = (stack: number) => [{ seat: 2, stack, bet: 0, standing: 'in' as const, cards: null }];
  const outcome = (chips: number) => ({ pots: [{ chips, rake: 0, winners: [{ seat: 2, chips }] }], uncalled: null, rake: 0, shown: [] });
  const event = (kind: HeardHand['events'][number]['kind']) => ({ kind });

  it.each([
    ['nothing when the page comes up', null, hand({ toAct: 2 }), null],
    ['nothing when the hand has gone', hand({}), null, null],
    ['the own turn', hand({}), hand({ toAct: 2, events: [event('call')] }), 'turn'],
    ['the own turn once', hand({ toAct: 2 }), hand({ toAct: 2 }), null],
    ['the own turn in the next hand', hand({ toAct: 2 }), hand({ handId: '8', toAct: 2 }), 'turn'],
    ['cards of a hand that begins', hand({}), hand({ handId: '8', events: [event('posts')] }), 'card'],
    ['cards of the next street', hand({ events: [event('call')] }), hand({ events: [event('call'), event('street')] }), 'card'],
    ['chips', hand({ events: [event('call')] }), hand({ events: [event('call'), event('raise')] }), 'stake'],
    ['no check and no fold', hand({}), hand({ events: [event('check'), event('fold')] }), null],
    ['the end', hand({}), hand({ toAct: null, outcome: { ...outcome(0), pots: [] } }), 'over'],
    ['a gain', hand({}), hand({ toAct: null, outcome: outcome(300), seats: seats(1_150) }), 'gain'],
    ['no gain of a pot that gives back less', hand({}), hand({ toAct: null, outcome: outcome(300), seats: seats(990) }), 'over'],
    ['the end once', hand({ toAct: null, outcome: outcome(300) }), hand({ toAct: null, outcome: outcome(300), seats: seats(1_150) }), null],
  ] as const)('are of %s', (_, before, now, sound) => {
    expect(pokerSound(before, now, own)).toBe(sound);
  });

  it('are the same for who looks on, but for turns and gains', () => {
    expect(pokerSound(hand({}), hand({ toAct: 2, events: [event('bet')] }), null)).toBe('stake');
    expect(pokerSound(hand({}), hand({ outcome: outcome(300), seats: seats(1_150) }), null)).toBe('over');
  });
});
