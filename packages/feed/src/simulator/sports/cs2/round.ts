import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { ScriptEvent } from '../script/script-builder.ts';

export interface RoundMoment extends ScriptEvent {
  /** Seconds since the round began, after the freeze time. */
  readonly second: number;
}

const MEN = 5;
const FUSE = 40;

type Way = 'elimination' | 'bomb-exploded' | 'bomb-defused' | 'time-out';

function wayOf(attackers: boolean, random: Random): Way {
  const roll = random.next();
  if (attackers) return roll < 0.6 ? 'elimination' : 'bomb-exploded';
  return roll < 0.72 ? 'elimination' : roll < 0.92 ? 'bomb-defused' : 'time-out';
}

/** How one round goes whose winner is known: kills, the bomb, its end. `defends` holds the bomb sites. */
export function roundEvents(fixture: Fixture, winner: 1 | 2, defends: 1 | 2, random: Random): RoundMoment[] {
  const loser = winner === 1 ? 2 : 1;
  const way = wayOf(winner !== defends, random);
  const planted = way === 'bomb-exploded' || way === 'bomb-defused' || (winner !== defends && random.chance(0.4));
  const plantSecond = 45 + random.int(50);
  const last =
    way === 'time-out'
      ? 115
      : way === 'bomb-exploded'
        ? plantSecond + FUSE
        : way === 'bomb-defused'
          ? plantSecond + 12 + random.int(26)
          : planted
            ? plantSecond + 3 + random.int(30)
            : 45 + random.int(65);
  const fallen = { [winner]: random.int(MEN), [loser]: way === 'elimination' ? MEN : 1 + random.int(MEN - 1) } as Record<1 | 2, number>;
  const order: (1 | 2)[] = [];
  for (const side of [1, 2] as const) for (let i = 0; i < fallen[side]; i++) order.push(side);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [order[i], order[j]] = [order[j] ?? 1, order[i] ?? 1];
  }
  // An elimination ends with its last kill.
  if (way === 'elimination') order.push(...order.splice(order.lastIndexOf(loser), 1));
  const seconds = order
    .map((_, i) => (way === 'elimination' && i === order.length - 1 ? last : 12 + random.int(last - 13)))
    .sort((a, b) => a - b);
  const alive = { 1: [0, 1, 2, 3, 4], 2: [0, 1, 2, 3, 4] };
  const named = (side: 1 | 2): boolean => ((side === 1 ? fixture.home : fixture.away)?.players?.length ?? 0) >= MEN;
  const moments = order.map((victim, i): RoundMoment => {
    const killer = victim === 1 ? 2 : 1;
    alive[victim].splice(random.int(alive[victim].length), 1);
    const second = seconds[i] ?? last;
    return {
      second,
      kind: 'kill',
      side: killer,
      increments: [['kill', 1]],
      ...(named(killer) && alive[killer].length > 0 ? { player: random.pick(alive[killer]) } : {}),
      x: 10 + random.int(80),
      y: 10 + random.int(80),
      // Suspends the round's markets from its first shot to its end.
      suspendMs: (last - second + 4) * 1000,
    };
  });
  if (planted)
    moments.push({
      second: Math.min(plantSecond, last),
      kind: 'bomb-planted',
      side: defends === 1 ? 2 : 1,
      suspendMs: (last - Math.min(plantSecond, last) + 4) * 1000,
      x: 70 + random.int(20),
      y: random.chance(0.5) ? 25 : 75,
    });
  moments.sort((a, b) => a.second - b.second);
  moments.push({ second: last, kind: 'round', side: winner, increments: [['score', 1]], detail: way, suspendMs: 4000, material: true });
  return moments;
}
