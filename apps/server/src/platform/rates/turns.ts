/**
 * Gives each caller a turn of the event loop of its own, in order. Work asked for at once would otherwise run in one turn, and bets would
 * wait for all of it: ten calls of a page take as long as the page.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
