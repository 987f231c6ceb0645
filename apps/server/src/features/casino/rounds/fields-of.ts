import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Of several forms the one that what was sent comes nearest to: the fewest things are wrong by it. */
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

/** The refusals of a game's schema, by the path below the field of the call that it stands in. */
export function fieldsOf(field: string, { issues }: z.ZodError): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {};
  for (const [path, message] of flatten(issues, [field])) {
    const name = path.join('.');
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}
