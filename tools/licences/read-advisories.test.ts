import { describe, expect, it } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

const report = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
const reader = { severity: 'high', range: '<2.0.1', via: [{ title: 'Reads too far', url: 'https://example.org/1' }] };
const above = { severity: 'low', range: '*', via: ['reader'] };

describe("the registry's answer about advisories", () => {
  it('passes where nothing is known', () => {
    const { exitCode, lines } = readAdvisories(report({}));
    expect([exitCode, lines]).toEqual([0, ['No advisory is known for any package that runs in production.']]);
  });

  it('is a table, the worst first, and fails where one is high', () => {
    expect(readAdvisories(report({ above, reader }))).toEqual({
      exitCode: 1,
      lines: [
        'severity  package  versions  advisory',
        'high      reader   <2.0.1    Reads too far https://example.org/1',
        'low       above    *         through reader',
      ],
    });
  });

  it.each([
    ['critical', 1],
    ['high', 1],
    ['moderate', 0],
    ['low', 0],
    ['info', 0],
  ])('of severity %s ends with %i', (severity, exitCode) => {
    expect(readAdvisories(report({ reader: { ...reader, severity } })).exitCode).toBe(exitCode);
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST https://registry/advisories/bulk","statusCode":405,"error":{"summary":""}}',
      '405 Method Not Allowed',
    ],
    ['{"message":"","error":{}}', 'the registry gave no answer'],
    ['request to https://registry failed', 'request to https://registry failed'],
    ['', 'the registry gave no answer'],
  ])('that is none (%s) is said with its reason, and taken neither for a clean bill nor for a finding', (printed, reason) => {
    const { exitCode, lines } = readAdvisories(printed);
    expect(exitCode).toBe(2);
    expect(lines).toEqual([expect.stringContaining(`NOT CHECKED: ${reason}`)]);
  });
});
