/** Severities of the registry, the worst first. */
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];
/** Severities that fail the command. */
const FAILING: ReadonlySet<Severity> = new Set(['critical', 'high']);

interface Advisory {
  readonly title?: string;
  readonly url?: string;
}
interface Vulnerability {
  readonly severity: Severity;
  readonly range: string;
  /** Advisories of the package itself, names of packages through which it is reached. */
  readonly via: readonly (Advisory | string)[];
}
interface AuditReply {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

/** The advisories as a table, and the status that the command ends with: 2 where nobody could be asked, which is neither a clean bill nor a finding. */
export interface AdvisoriesReport {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * Reads what `npm audit --json` printed: a report, or the message of a registry that has no such endpoint (405) or cannot be reached. Without a
 * report nothing is known, which is said and has a status of its own.
 */
export function readAdvisories(printed: string): AdvisoriesReport {
  const reply = parseReply(printed);
  if (!reply.vulnerabilities) return { exitCode: 2, lines: [`NOT CHECKED: ${reply.message || 'the registry gave no answer'}`] };
  const found = Object.entries(reply.vulnerabilities).sort(
    ([a, one], [b, other]) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || a.localeCompare(b),
  );
  if (found.length === 0) return { exitCode: 0, lines: ['No advisory is known for any package that runs in production.'] };
  const rows = found.map(([name, { severity, range, via }]) => [severity, name, range, via.map(describe).join('; ')]);
  return {
    exitCode: found.some(([, { severity }]) => FAILING.has(severity)) ? 1 : 0,
    lines: table(['severity', 'package', 'versions', 'advisory'], rows),
  };
}

function parseReply(printed: string): AuditReply {
  try {
    return JSON.parse(printed) as AuditReply;
  } catch {
    return { message: printed.trim() };
  }
}

const describe = (via: Advisory | string): string =>
  typeof via === 'string' ? `through ${via}` : `${via.title ?? ''} ${via.url ?? ''}`.trim();

/** Rows below their heads, each column as wide as its longest cell but for the last. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows].map((row) =>
    row.map((cell, column) => (column === heads.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  );
}
