import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLocalBus } from '#platform/events/bus';
import type { Channel } from './channel.ts';
import type { Frame } from './frame.ts';
import { createPlayerChannels } from './player-channels.ts';
import type { Subscriber } from './subscriber.ts';

const log = pino({ level: 'silent' });
let numbers = 0;
const seqs = {
  of: () => numbers,
  next: () => {
    numbers += 1;
    return numbers;
  },
  forget: () => {},
};

/** As much of a subscriber as a personal channel touches. */
function listener() {
  const frames: string[] = [];
  const subscriber = {
    channels: new Map<string, Channel>(),
    forget: () => {},
    answer: (frame: Frame) => frames.push(frame.text),
    deliver: (_: Channel, frame: Frame) => frames.push(frame.text),
  } as unknown as Subscriber;
  return { frames, subscriber };
}

describe('sale values on `me`', () => {
  it('are followed while somebody looks, and told to that player alone', () => {
    const followed: string[] = [];
    const personal = createPlayerChannels({ bus: createLocalBus(log), log }, seqs, Date.now, (playerId, tell) => {
      followed.push(`${playerId} looks`);
      tell({ kind: 'sale', values: [{ betId: String(playerId), fair: '10.00', offer: '9.60', refusal: null }] });
      return () => followed.push(`${playerId} left`);
    });
    const [one, other] = [listener(), listener()];
    personal.subscribe(one.subscriber, 1n, undefined);
    personal.subscribe(other.subscriber, 2n, undefined);
    expect(one.frames).toHaveLength(2);
    expect(one.frames[1]).toContain('"betId":"1"');
    expect(other.frames[1]).toContain('"betId":"2"');
    personal.leave(one.subscriber);
    expect(followed).toEqual(['1 looks', '2 looks', '1 left']);
    personal.stop();
    expect(followed.at(-1)).toBe('2 left');
  });
});
