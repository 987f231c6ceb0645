import { describe, expect, it } from 'vitest';
import { type AccountFacts, decideChecks } from './decide-checks.ts';

const NOBODY: AccountFacts = {
  country: 'IE',
  emailConfirmed: false,
  phoneConfirmed: false,
  personalData: false,
  status: 'none',
  documents: [],
};
const paper = (kind: AccountFacts['documents'][number]['kind'], status: AccountFacts['documents'][number]['status']) => ({
  kind,
  country: 'IE',
  status,
  reason: status === 'rejected' ? ('unreadable' as const) : null,
});
const states = (facts: Partial<AccountFacts>) =>
  Object.fromEntries(decideChecks({ ...NOBODY, ...facts }).map(({ key, state }) => [key, state]));

describe('the checks of an account', () => {
  it('S178 asks for the address where the country does, and never for a way to pay', () => {
    const required = (country: string) =>
      decideChecks({ ...NOBODY, country })
        .filter((check) => check.required)
        .map(({ key }) => key);
    expect(required('IE')).toEqual(['email', 'personal-data', 'identity']);
    expect(required('GB')).toEqual(['email', 'personal-data', 'identity', 'address']);
  });

  it('S178 follows the newest paper of a kind, a draft aside, unless one was approved before', () => {
    expect(states({ documents: [paper('passport', 'draft')] }).identity).toBe('missing');
    expect(states({ documents: [paper('passport', 'review'), paper('id-card', 'rejected')] }).identity).toBe('waiting');
    expect(states({ documents: [paper('passport', 'expired'), paper('id-card', 'review')] }).identity).toBe('refused');
    expect(states({ documents: [paper('utility-bill', 'rejected'), paper('bank-statement', 'approved')] }).address).toBe('done');
    const refused = decideChecks({ ...NOBODY, documents: [paper('payment-card', 'rejected')] }).find(({ key }) => key === 'payment');
    expect(refused).toMatchObject({ state: 'refused', reason: 'unreadable', required: false });
  });

  it('S178 takes the word of a provider for the identity', () => {
    expect(states({ status: 'verified' })).toMatchObject({ identity: 'done', address: 'missing' });
    expect(states({ emailConfirmed: true, phoneConfirmed: true, personalData: true })).toMatchObject({
      email: 'done',
      phone: 'done',
      'personal-data': 'done',
      identity: 'missing',
    });
  });
});
