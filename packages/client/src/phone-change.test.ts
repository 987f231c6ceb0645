import { describe, expect, it } from 'vitest';
import { nextPhone, type PhoneEvent, type PhoneState, startPhone } from './phone-change.ts';

const run = (from: PhoneState, ...events: PhoneEvent[]): PhoneState => events.reduce(nextPhone, from);
const send = (value = ''): PhoneEvent => ({ type: 'submitted', value });
const accepted: PhoneEvent = { type: 'accepted' };

describe('R089 phone', () => {
  it('R089 changes in the order of the specification and gathers what the last call sends', () => {
    const steps: string[] = [];
    const story: PhoneEvent[] = [
      send(),
      { type: 'accepted', codeLength: 6 },
      send('123456'),
      accepted,
      send(),
      accepted,
      send('Rex'),
      accepted,
    ];
    let state = startPhone('change');
    for (const event of story) {
      state = nextPhone(state, event);
      if (event.type === 'accepted') steps.push(state.step);
    }
    expect(steps).toEqual(['confirm-code', 'check-code', 'answer-question', 'new-number']);
    const done = run(state, send('79991234567'), accepted);
    expect(done).toMatchObject({ step: 'done', codeLength: 6, confirmCode: '123456', userAnswer: 'Rex', phone: '79991234567' });
  });

  it('R089 adds by creating and confirming', () => {
    const created = run(startPhone('add'), send('79991234567'), { type: 'accepted', codeLength: 4 });
    expect(created).toMatchObject({ step: 'confirm-number', codeLength: 4 });
    expect(run(created, send('1234'), accepted).step).toBe('done');
  });

  it('R089 T75 skips no step: an acceptance that nobody waits for changes nothing', () => {
    const start = startPhone('change');
    expect(nextPhone(start, accepted)).toBe(start);
    expect(run(start, send(), accepted, accepted, accepted).step).toBe('confirm-code');
    const done = run(startPhone('add'), send('7'), accepted, send('1'), accepted);
    expect(run(done, send('again'), accepted)).toBe(done);
  });

  it('R089 a second click while a call is on its way is none', () => {
    const busy = run(startPhone('add'), send('79991234567'));
    expect(nextPhone(busy, send('70000000000'))).toBe(busy);
  });

  it('R089 a refusal stays on its step with its sentence; a code refused by the check is typed again', () => {
    const asked = run(startPhone('change'), send(), accepted, send('000000'));
    expect(run(asked, { type: 'refused', message: 'wrong' })).toMatchObject({ step: 'confirm-code', busy: false, error: 'wrong' });
    const checked = run(asked, accepted, send(), { type: 'refused', message: 'expired' });
    expect(checked).toMatchObject({ step: 'confirm-code', error: 'expired' });
    expect(run(checked, send('111111')).error).toBeNull();
  });

  it('R089 sends another code from the steps that ask for one, and from no other', () => {
    const asked = run(startPhone('change'), send(), accepted);
    expect(run(asked, { type: 'resend' })).toMatchObject({ step: 'send-code', busy: true });
    expect(run(asked, { type: 'resend' }, { type: 'accepted', codeLength: 5 })).toMatchObject({ step: 'confirm-code', codeLength: 5 });
    const question = run(asked, send('1'), accepted, send(), accepted);
    expect(nextPhone(question, { type: 'resend' })).toBe(question);
  });
});
