/**
 * Hands out turns of the event loop, one to each who asks, in their order. Work that is asked for at once would otherwise be done in one turn,
 * and whoever bets would wait for the whole of it: ten calls of a page take as long as the page.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
