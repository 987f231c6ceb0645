/** A broken invariant is a defect of ours, never bad input: it stays on in production and stops the operation. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws InvariantError with the message when the condition does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** For the default branch of an exhaustive switch: a new case becomes a compile error here. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable: ${String(value)}`);
}
