interface Advisory {
  readonly title?: string;
  readonly url?: string;
}
interface Vulnerability {
  readonly severity: string;
  readonly range: string;
  /** Advisories of the package itself, names of packages through which it is reached. */
  readonly via: readonly (Advisory | string)[];
}

/** What the registry's answer means: 0 no advisory, 1 advisories (a line each), 2 nobody answered, so that nothing is known. */
export interface AuditVerdict {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** Reads what `npm audit --json` printed. */
export function auditVerdict(printed: string): AuditVerdict {
  let answer: { readonly message?: string; readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> };
  try {
    answer = JSON.parse(printed) as typeof answer;
  } catch {
    answer = { message: printed.trim() };
  }
  if (!answer.vulnerabilities)
    return {
      code: 2,
      lines: [
        `The registry did not tell its advisories: ${answer.message || 'no answer'}`,
        'Nothing is known of this lock file; ask again where it can be reached.',
      ],
    };
  const lines = Object.entries(answer.vulnerabilities).map(
    ([name, { severity, range, via }]) =>
      `${severity}: ${name} ${range}: ${via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`)).join('; ')}`,
  );
  return lines.length === 0 ? { code: 0, lines: ['No advisory is known for any package of package-lock.json.'] } : { code: 1, lines };
}
