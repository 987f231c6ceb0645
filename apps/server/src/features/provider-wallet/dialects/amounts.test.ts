import { describe, expect, it } from 'vitest';
import { JsonNumber, jsonNumber, parseExactJson } from '../../../platform/http/exact-json.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { minorOfWire, wireOfMinor } from './hub88/hub88-amount.ts';
import { decimalOfMinor, minorOfDecimal } from './one-wallet/one-wallet-amount.ts';

const codeOf = (work: () => bigint): string | bigint => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

describe('amounts of the Hub88 dialect', () => {
  it.each([
    ['EUR', '100000', 100n],
    ['EUR', '1000', 1n],
    ['EUR', '999', 'amount_format'],
    ['JPY', '500000', 5n],
    ['JPY', '50000', 'amount_format'],
    ['KWD', '100', 1n],
    ['mBTC', '1', 1n],
    ['BTC', '1', 1_000n],
    ['EUR', '0', 0n],
    ['EUR', '-1000', 'amount_format'],
    ['EUR', '1e5', 'amount_format'],
    ['EUR', '1000.0', 'amount_format'],
    ['EUR', '999999999999999000', 999_999_999_999_999n],
    ['BTC', '9999999999999', 'amount_too_high'],
  ])('%s %s', (currency, wire, minor) => expect(codeOf(() => minorOfWire(wire, currency))).toBe(minor));

  it('tells a balance exactly, or a little less where the wire is coarser', () => {
    expect([wireOfMinor(1_234n, 'EUR'), wireOfMinor(7n, 'JPY'), wireOfMinor(1_999n, 'BTC')]).toEqual(['1234000', '700000', '1']);
  });
});

describe('amounts of One Wallet', () => {
  it.each([
    ['EUR', '12.34', 1_234n],
    ['EUR', '12', 1_200n],
    ['EUR', '0.100000', 10n],
    ['EUR', '0.001', 'amount_format'],
    ['JPY', '5.000', 5n],
    ['EUR', '63727092.34', 6_372_709_234n],
    ['EUR', '-1', 'amount_format'],
    ['EUR', '1e1', 'amount_format'],
    ['EUR', '1.', 'amount_format'],
    ['EUR', '1.2.3', 'amount_format'],
    ['EUR', '90071992547409.93', 'amount_too_high'],
  ])('%s %s', (currency, text, minor) => expect(codeOf(() => minorOfDecimal(text, currency))).toBe(minor));

  it('writes a balance with the decimals of its currency', () => expect(decimalOfMinor(9_993n, 'EUR')).toBe('99.93'));
});

describe('numbers of JSON', () => {
  it('are read as they are written, and written as they are given', () => {
    expect(parseExactJson('{"a":0.10,"b":[9007199254740993],"c":"1"}')).toEqual({
      a: new JsonNumber('0.10'),
      b: [new JsonNumber('9007199254740993')],
      c: '1',
    });
    expect(JSON.stringify({ a: jsonNumber('9007199254740993'), b: jsonNumber('1.50') })).toBe('{"a":9007199254740993,"b":1.50}');
  });
});
