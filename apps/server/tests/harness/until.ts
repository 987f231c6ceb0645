import { invariant } from '@touchline/kernel/invariant';

/** Far more than it takes on a busy machine: what has not come by then never comes. */
export const PATIENCE_MS = 250_000;
const POLL_INTERVAL_MS = 20;

/** Resolves once the condition holds; `what` says in an error which never did. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    invariant(Date.now() < deadline, `never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
