import { describe, expect, it } from 'vitest';
import { CaptchaDismissed, createCaptcha } from './captcha.ts';
import { captchaReducer, IDLE_CAPTCHA } from './captcha-challenge.ts';

function scene() {
  let clock = 1000;
  let loads = 0;
  let arrive: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const captcha = createCaptcha({
    now: () => clock,
    load: () => {
      loads++;
      return new Promise<void>((resolve, reject) => {
        arrive = { resolve, reject };
      });
    },
  });
  return {
    captcha,
    loads: () => loads,
    pass: (ms: number) => {
      clock += ms;
    },
    async loaded() {
      arrive?.resolve();
      await Promise.resolve();
    },
    async broken() {
      arrive?.reject(new Error('no script'));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('R087 captcha', () => {
  it('R087 makes the challenge with the first use, waits for the load event and reports token and elapsed time', async () => {
    const { captcha, loads, pass, loaded } = scene();
    expect([captcha.state.step, loads()]).toEqual(['idle', 0]);
    const asked = captcha.ask('ticket');
    expect([captcha.state.step, loads()]).toEqual(['loading', 1]);
    captcha.tell({ type: 'solved', token: 'too early' });
    expect(captcha.state.step).toBe('loading');
    pass(5000);
    await loaded();
    expect(captcha.state.step).toBe('open');
    pass(3200);
    captcha.tell({ type: 'solved', token: 'abc' });
    expect(await asked).toEqual({ token: 'abc', elapsedMs: 3200 });
  });

  it('R087 opens the second challenge at once: the provider is there already', async () => {
    const { captcha, loads, loaded } = scene();
    const first = captcha.ask('ticket');
    await loaded();
    captcha.tell({ type: 'solved', token: 'a' });
    await first;
    const second = captcha.ask('ticket');
    expect([captcha.state.step, loads()]).toEqual(['open', 1]);
    captcha.tell({ type: 'solved', token: 'b' });
    expect((await second).token).toBe('b');
  });

  it.each(['closed', 'clicked-outside', 'expired', 'failed'] as const)(
    'R087 R146 %s rejects with the words of the specification',
    async (type) => {
      const { captcha, loaded } = scene();
      const asked = captcha.ask('ticket');
      await loaded();
      captcha.tell({ type });
      await expect(asked).rejects.toThrow('Dismissed captcha');
      await expect(asked).rejects.toBeInstanceOf(CaptchaDismissed);
    },
  );

  it('R087 gives up when the provider cannot be loaded, and tries to load it again the next time', async () => {
    const { captcha, loads, broken, loaded } = scene();
    const asked = captcha.ask('ticket');
    const refused = expect(asked).rejects.toThrow('Dismissed captcha');
    await broken();
    await refused;
    const again = captcha.ask('ticket');
    expect(loads()).toBe(2);
    await loaded();
    captcha.tell({ type: 'solved', token: 'x' });
    expect((await again).token).toBe('x');
  });

  it('R087 shows one challenge to all that ask at the same time', async () => {
    const { captcha, loads, loaded } = scene();
    const both = Promise.all([captcha.ask('ticket'), captcha.ask('ticket')]);
    await loaded();
    captcha.tell({ type: 'solved', token: 'one' });
    expect((await both).map((s) => s.token)).toEqual(['one', 'one']);
    expect(loads()).toBe(1);
  });

  it('R087 tells its dialog every change, and nothing that is none', async () => {
    const { captcha, loaded } = scene();
    const steps: string[] = [];
    const stop = captcha.subscribe(() => steps.push(captcha.state.step));
    captcha.tell({ type: 'closed' });
    const asked = captcha.ask('ticket');
    await loaded();
    captcha.tell({ type: 'clicked-outside' });
    captcha.tell({ type: 'closed' });
    await expect(asked).rejects.toThrow();
    expect(steps).toEqual(['loading', 'open', 'dismissed']);
    stop();
  });

  it('R087 an event out of its step changes nothing', () => {
    expect(captchaReducer(IDLE_CAPTCHA, { type: 'solved', token: 'x', at: 1 })).toBe(IDLE_CAPTCHA);
    expect(captchaReducer(IDLE_CAPTCHA, { type: 'loaded', at: 1 })).toBe(IDLE_CAPTCHA);
  });
});
