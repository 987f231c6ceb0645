import { describe, expect, it } from 'vitest';
import { type Admission, type AdmissionClass, createAdmission } from './admission.ts';

/** An admission whose clock and turns the test controls. */
function scene(targetMs = 100) {
  let at = 0;
  const turns: (() => void)[] = [];
  const refusals: AdmissionClass[] = [];
  const admission: Admission = createAdmission({
    now: () => at,
    targetMs,
    later: (run) => turns.push(run),
    refused: (admissionClass) => refusals.push(admissionClass),
  });
  return {
    admission,
    refusals,
    /** Time passes in ticks of 50 ms, as it does in a running server. */
    pass(ms: number, lateMs = 0): void {
      for (const end = at + ms; at < end; ) {
        at += 50 + lateMs;
        admission.tick(lateMs);
      }
    },
    turn(): void {
      for (const run of turns.splice(0)) run();
    },
    /** Asks to begin; tells what became of it as far as it is known. */
    ask(admissionClass: AdmissionClass) {
      const asked: { state: 'waits' | 'runs' | 'refused'; leave: () => void } = { state: 'waits', leave: () => undefined };
      admission.enter(admissionClass).then(
        (leave) => Object.assign(asked, { state: 'runs', leave }),
        (error: { code?: string }) => Object.assign(asked, { state: error.code === 'unavailable' ? 'refused' : 'broken' }),
      );
      return asked;
    },
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const statesOf = (asked: readonly { readonly state: string }[]): string[] => asked.map(({ state }) => state);

describe('admission', () => {
  it('lets a burst wait its turn: a queue that empties is no overload', async () => {
    const { admission, pass, turn, ask } = scene();
    const asked = Array.from({ length: 6 }, () => ask('guest-page'));
    await settled();
    expect(statesOf(asked)).toEqual(['runs', 'runs', 'waits', 'waits', 'waits', 'waits']);
    for (let i = 0; i < 4; i++) {
      pass(100);
      asked[i]?.leave();
      turn();
      await settled();
    }
    expect(statesOf(asked)).toEqual(Array(6).fill('runs'));
    expect(admission.waiting('guest-page')).toBe(0);
  });

  it('reports a class as idle when no request of it runs or waits, and the loop is on time', async () => {
    const { admission, pass, turn, ask } = scene();
    expect(admission.isIdle('guest-page')).toBe(true);
    const asked = ask('guest-page');
    await settled();
    expect([admission.isIdle('guest-page'), admission.isIdle('player-page')]).toEqual([false, true]);
    asked.leave();
    turn();
    expect(admission.isIdle('guest-page')).toBe(true);
    pass(50, 200);
    expect(admission.isIdle('guest-page')).toBe(false);
  });

  it('once a queue has stood for half a second no read waits longer than the target, whether or not anything ends', async () => {
    const { pass, ask, refusals } = scene();
    const running = Array.from({ length: 32 }, () => ask('read'));
    const asked = Array.from({ length: 2 }, () => ask('read'));
    pass(500);
    await settled();
    expect(statesOf([...running.slice(-1), ...asked])).toEqual(['runs', 'waits', 'waits']);
    pass(50);
    const fresh = ask('read');
    await settled();
    expect(statesOf(asked)).toEqual(['refused', 'refused']);
    expect(fresh.state).toBe('waits');
    pass(100);
    await settled();
    expect(fresh.state).toBe('waits');
    pass(50);
    await settled();
    expect(fresh.state).toBe('refused');
    expect(refusals).toEqual(['read', 'read', 'read']);
  });

  it('a page waits for a second, and is refused then', async () => {
    const { pass, ask } = scene();
    const asked = Array.from({ length: 3 }, () => ask('guest-page'));
    pass(1_000);
    await settled();
    expect(statesOf(asked)).toEqual(['runs', 'runs', 'waits']);
    pass(50);
    await settled();
    expect(statesOf(asked)).toEqual(['runs', 'runs', 'refused']);
  });

  it('under twice the load that it carries, whoever is served has waited a second at most, and half are served', async () => {
    const { pass, turn, ask } = scene();
    const asked: ReturnType<typeof ask>[] = [];
    const since = new Map<ReturnType<typeof ask>, number>();
    const waits: number[] = [];
    const running: ReturnType<typeof ask>[] = [];
    // Two slots and 100 ms of work each carry one in 50 ms; two come.
    for (let at = 0; at < 20_000; at += 50) {
      for (let n = 0; n < 2; n++) {
        const one = ask('guest-page');
        asked.push(one);
        since.set(one, at);
      }
      await settled();
      for (const one of asked)
        if (one.state === 'runs' && !running.includes(one)) {
          running.push(one);
          if (at > 2_000) waits.push(at - (since.get(one) ?? 0));
        }
      pass(50);
      running.at(-2)?.leave();
      turn();
    }
    await settled();
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_050);
    const part = asked.filter(({ state }) => state === 'runs').length / asked.length;
    expect(part).toBeGreaterThan(0.4);
    expect(part).toBeLessThan(0.6);
  });

  it('money begins beside any number of reads and pages, and pages of guests begin last', async () => {
    const { turn, ask } = scene();
    const reads = Array.from({ length: 33 }, () => ask('read'));
    const page = ask('guest-page');
    const player = ask('player-page');
    const bet = ask('money');
    await settled();
    expect(statesOf(reads.slice(-2))).toEqual(['runs', 'waits']);
    expect(statesOf([bet, player, page])).toEqual(['runs', 'waits', 'waits']);
    reads[0]?.leave();
    turn();
    await settled();
    expect(statesOf([...reads.slice(-1), player, page])).toEqual(['runs', 'runs', 'runs']);
  });

  it('money is answered for within a second, standing queue or not', async () => {
    const { pass, ask } = scene();
    const bets = Array.from({ length: 257 }, () => ask('money'));
    pass(1_000);
    await settled();
    expect(bets.at(-1)?.state).toBe('waits');
    pass(50);
    await settled();
    expect(statesOf(bets).filter((state) => state === 'runs')).toHaveLength(256);
    expect(bets.at(-1)?.state).toBe('refused');
  });

  it('an event loop that is always late is a queue that stands; one long turn is none', async () => {
    const { pass, ask } = scene();
    pass(10_000);
    pass(50, 3_000);
    const after = ask('read');
    await settled();
    expect(after.state).toBe('runs');
    for (let i = 0; i < 12; i++) pass(50, 200);
    const late = ask('read');
    const bet = ask('money');
    await settled();
    expect(late.state).toBe('refused');
    expect(bet.state).toBe('runs');
    pass(50);
    const calm = ask('read');
    await settled();
    expect(calm.state).toBe('runs');
  });

  it('queues at most a thousand of a class, and frees a place once however often it is released', async () => {
    const { admission, turn, ask } = scene();
    const asked = Array.from({ length: 1_003 }, () => ask('guest-page'));
    await settled();
    expect(admission.waiting('guest-page')).toBe(1_000);
    expect(asked.at(-1)?.state).toBe('refused');
    asked[0]?.leave();
    asked[0]?.leave();
    turn();
    await settled();
    expect(admission.waiting('guest-page')).toBe(999);
  });
});
