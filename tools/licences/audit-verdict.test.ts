import { describe, expect, it } from 'vitest';
import { auditVerdict } from './audit-verdict.ts';

describe('what an audit says', () => {
  it('is 0 when the registry knows of nothing', () => {
    expect(auditVerdict('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}').code).toBe(0);
  });

  it('is 1 with a line for each package that an advisory is about', () => {
    const printed = JSON.stringify({
      vulnerabilities: {
        first: { severity: 'high', range: '<2.0.1', via: [{ title: 'Reads too far', url: 'https://example.org/1' }] },
        second: { severity: 'low', range: '*', via: ['first'] },
      },
    });
    expect(auditVerdict(printed)).toEqual({
      code: 1,
      lines: ['high: first <2.0.1: Reads too far https://example.org/1', 'low: second *: through first'],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
    ['{"message":"","error":{}}', 'no answer'],
    ['request failed', 'request failed'],
    ['', 'no answer'],
  ])('is 2 when the registry could not be asked (%s): silence is not taken for good news', (printed, why) => {
    const { code, lines } = auditVerdict(printed);
    expect(code).toBe(2);
    expect(lines[0]).toBe(`The registry did not tell its advisories: ${why}`);
  });
});
