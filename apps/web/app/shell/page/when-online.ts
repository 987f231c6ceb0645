/** Resolves once the device has a connection. A file that is asked for without one is lost for as long as the page is open: browsers keep its failure. */
export const whenOnline = (): Promise<void> =>
  // Servers say nothing of it.
  globalThis.navigator?.onLine === false
    ? new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
    : Promise.resolve();
