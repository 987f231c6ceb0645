/** Reads a query as call schemas expect it: `a[]=1&a[]=2` and `a=1&a=2` are lists under `a`. The result has no prototype, so `__proto__` is just a name. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  if (text === '') return query;
  for (const [rawName, value] of new URLSearchParams(text)) {
    const isList = rawName.endsWith('[]');
    const name = isList ? rawName.slice(0, -2) : rawName;
    const before = query[name];
    if (before === undefined) query[name] = isList ? [value] : value;
    else if (Array.isArray(before)) before.push(value);
    else query[name] = [before, value];
  }
  return query;
}
