import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Picks the variant of a union with the fewest problems, as the one that was meant. */
const nearest = (forms: readonly (readonly Issue[])[]): readonly Issue[] => forms.toSorted((a, b) => a.length - b.length)[0] ?? [];

function* flatten(
  issues: readonly Issue[],
  above: readonly PropertyKey[],
): Generator<readonly [path: readonly PropertyKey[], message: string]> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const inner = issue.code === 'invalid_union' ? nearest(issue.errors) : [];
    if (inner.length > 0) yield* flatten(inner, path);
    else yield [path, issue.message];
  }
}

/** The problems that a game's schema reports, by their path within the field of the call. */
export function fieldsOf(field: string, { issues }: z.ZodError): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {};
  for (const [path, message] of flatten(issues, [field])) {
    const name = path.join('.');
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}
