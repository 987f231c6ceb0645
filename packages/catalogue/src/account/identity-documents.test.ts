import { describe, expect, it } from 'vitest';
import { countryByCode } from '../places/countries.ts';
import { DOCUMENT_KINDS, documentRequirement, requiredProofs, validateDocument } from './identity-documents.ts';

const TODAY = '2026-06-15';

describe('R085 required document fields by document type', () => {
  it('names fields and sides of every kind', () => {
    for (const kind of DOCUMENT_KINDS) {
      const { fields, sides } = documentRequirement(kind, 'IE');
      expect(fields.length).toBeGreaterThan(0);
      expect([1, 2]).toContain(sides);
    }
    expect(documentRequirement('passport', 'RU').fields).toEqual(['series', 'number', 'issued_at', 'issued_by']);
    expect(documentRequirement('passport', 'FR').fields).toEqual(['number', 'issued_at', 'expires_at']);
    expect(requiredProofs('GB')).toEqual(['identity', 'address']);
    expect(requiredProofs('IE')).toEqual(['identity']);
    expect(countryByCode('KZ')).toBeDefined();
  });

  it.each([
    ['passport', 'IE', { number: 'PA1234567', issued_at: '2020-01-01', expires_at: '2030-01-01' }, {}],
    ['passport', 'IE', {}, { number: 'missing', issued_at: 'missing', expires_at: 'missing' }],
    [
      'passport',
      'IE',
      { number: '<b>', issued_at: '2030-01-01', expires_at: '2026-06-14' },
      { number: 'format', issued_at: 'future', expires_at: 'expired' },
    ],
    [
      'passport',
      'IE',
      { number: 'PA1234567', issued_at: '2020-02-31x', expires_at: '2030' },
      { issued_at: 'format', expires_at: 'format' },
    ],
    ['id-card', 'KZ', { number: '012345678', personal_number: '12345', expires_at: '2030-01-01' }, { personal_number: 'format' }],
    ['id-card', 'KZ', { number: '012345678', personal_number: '900101300123', expires_at: '2030-01-01' }, {}],
    ['utility-bill', 'GB', { issued_at: '2026-01-01', address: '1 High Street, London' }, { issued_at: 'too-old' }],
    ['utility-bill', 'GB', { issued_at: '2026-05-01', address: '1 High Street, London' }, {}],
    ['payment-card', 'GB', { last_digits: '12345' }, { last_digits: 'format' }],
  ] as const)('%s of %s with %j', (kind, country, values, faults) => {
    expect(validateDocument(documentRequirement(kind, country), country, values, TODAY)).toEqual(faults);
  });
});
