/** More than this nobody reads in a row of the audit. */
const MAX_CHARACTERS = 400;

/**
 * Every value that another version changes, each before and after: "levels[0].lossPpm 100000 to 130000". Where they are too many to read, their number
 * alone: both values stand in the versions and the proposal for good.
 */
export function changedValues(before: unknown, after: unknown): string {
  const changes = [...changesOf('', before, after)];
  const text = changes.length === 0 ? 'no value changes' : changes.join(', ');
  return text.length > MAX_CHARACTERS ? `${changes.length} values change` : text;
}

function* changesOf(name: string, before: unknown, after: unknown): Generator<string> {
  if (isWordList(before) && isWordList(after)) yield* wordsChanged(name, before, after);
  else if (isParent(before) && isParent(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const key of [...keys].toSorted()) yield* changesOf(nameOf(name, key, Array.isArray(after)), before[key], after[key]);
  } else if (before !== after) yield `${name} ${JSON.stringify(before)} to ${JSON.stringify(after)}`.trimStart();
}

function* wordsChanged(name: string, before: readonly string[], after: readonly string[]): Generator<string> {
  const added = after.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !after.includes(word));
  if (added.length > 0) yield `${name} with ${added.join(' ')}`;
  if (removed.length > 0) yield `${name} without ${removed.join(' ')}`;
}

function nameOf(parent: string, key: string, inList: boolean): string {
  if (inList) return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

const isWordList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'string');
const isParent = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
