import { describe, expect, it } from 'vitest';
import { type ClientTexts, failureMessage, failureTitle } from './failure-message.ts';

import { isExemptFromSuccessFlag, isFailureReply } from './success-flag.ts';

const texts: ClientTexts = {
  serverError: 'server error',
  queryError: 'query error',
  networkError: 'network error',
  timeout: (url) => `time-out ${url}`,
  downloadTimeout: (url) => `download time-out ${url}`,
  cancelled: (url) => `cancelled ${url}`,
};

describe('R143 message source order', () => {
  it.each([
    [{ errors: [{ detail: 'detail' }], message: 'message' }, 'own', 'status', 'detail'],
    [{ errors: [{ title: 'only a title' }], message: 'message' }, 'own', 'status', 'message'],
    [{ errors: [], message: ' ' }, 'own', 'status', 'own'],
    [{}, undefined, 'status', 'server error'],
    [{ success: false }, undefined, 'flag', 'query error'],
    ['<html>', undefined, 'status', 'server error'],
    [null, '', 'flag', 'query error'],
  ] as const)('%j', (data, own, kind, message) => {
    expect(failureMessage(data, own, kind, texts)).toBe(message);
  });

  it('reads the title', () => {
    expect(failureTitle({ errors: [{ title: 'Stake' }], title: 'x' })).toBe('Stake');
    expect(failureTitle({ title: 'x' })).toBe('x');
    expect(failureTitle(null)).toBe('');
  });
});

describe('R111 success flag', () => {
  it('false is a failure', () => {
    expect(isFailureReply('/web-api/user/balance', { success: false })).toBe(true);
    for (const data of [{ success: true }, { success: 0 }, {}, null, 'no', []])
      expect(isFailureReply('/web-api/user/balance', data)).toBe(false);
  });

  it.each([
    '/api/internal/v2/phone-actions/create-phone-number',
    '/api/internal/v1/phoneActions/updatePhoneNumber/sendCode',
    '/api/internal/v3/phone-number/update',
    '/api/internal/v3/phone-number/update/check-confirm-code',
    '/api/web/user/v1/settings',
    '/officeapi/savesetting',
    '/api/web/user/v1/password',
    '/api/internal/office/identification/data',
    '/api/internal/verigram/token',
  ])('%s is exempt', (path) => {
    expect(isExemptFromSuccessFlag(path)).toBe(true);
    expect(isFailureReply(path, { success: false })).toBe(false);
  });

  it.each(['/service-api/LiveBet/Secure/MakeBetWeb', '/web-api/user/auth', '/web-api/user/passwordreset'])('%s is not', (path) => {
    expect(isExemptFromSuccessFlag(path)).toBe(false);
  });
});
