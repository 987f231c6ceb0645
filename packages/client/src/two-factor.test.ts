import { describe, expect, it } from 'vitest';
import { nextTwoFactor, TWO_FACTOR_OFF, TWO_FACTOR_ON, type TwoFactorEvent, type TwoFactorState } from './two-factor.ts';

const run = (from: TwoFactorState, ...events: TwoFactorEvent[]): TwoFactorState => events.reduce(nextTwoFactor, from);
const prepared: TwoFactorEvent = { type: 'prepared', qrLink: 'otpauth://totp/x', secret: 'ABC' };
const entering = run(TWO_FACTOR_OFF, { type: 'started' }, prepared);

describe('R088 two-factor', () => {
  it('R088 is enabled by the code of the application', () => {
    expect(entering).toMatchObject({ step: 'entering', qrLink: 'otpauth://totp/x', secret: 'ABC', smsSent: false });
    expect(run(entering, { type: 'submitted' }, { type: 'enabled' })).toEqual(TWO_FACTOR_ON);
  });

  it('R088 asks for an SMS code only once one was sent', () => {
    expect(run(entering, { type: 'sms-sent' })).toMatchObject({ step: 'entering', smsSent: true });
    expect(run(entering, { type: 'sms-sent' }, { type: 'submitted' }, { type: 'enabled' }).step).toBe('on');
  });

  it('R088 R144 shows error 2 on the SMS field and any other on the field of the application', () => {
    const sent = run(entering, { type: 'sms-sent' }, { type: 'submitted' });
    expect(run(sent, { type: 'enable-refused', errorCode: 2, message: 'sms' })).toMatchObject({ smsCodeError: 'sms', appCodeError: null });
    const other = run(sent, { type: 'enable-refused', errorCode: 7, message: 'app' });
    expect(other).toMatchObject({ smsCodeError: null, appCodeError: 'app', smsSent: true });
    expect(run(other, { type: 'submitted' })).toMatchObject({ step: 'enabling', entering: { appCodeError: null } });
  });

  it('R088 is disabled with a hash, and stays on when that is refused', () => {
    expect(run(TWO_FACTOR_ON, { type: 'disable-asked' }, { type: 'disabled' })).toEqual(TWO_FACTOR_OFF);
    expect(run(TWO_FACTOR_ON, { type: 'disable-asked' }, { type: 'disable-refused', message: 'wrong' })).toEqual({
      step: 'on',
      error: 'wrong',
    });
  });

  it('R088 ignores answers that come after a cancel, and never cancels what was sent', () => {
    expect(run(TWO_FACTOR_OFF, { type: 'started' }, { type: 'cancelled' }, prepared)).toEqual(TWO_FACTOR_OFF);
    expect(run(entering, { type: 'submitted' }, { type: 'cancelled' }).step).toBe('enabling');
    expect(run(entering, { type: 'enabled' })).toBe(entering);
    expect(run(TWO_FACTOR_ON, { type: 'started' })).toBe(TWO_FACTOR_ON);
  });
});
