import type { Page } from 'playwright-core';

/** Legs of the coupon that the device has stored (R128), which it does in its own time. */
export const keptLegs = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('localforage');
        // The page has not made it yet: it is not for a test to make it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('keyvaluepairs')) {
            opening.result.close();
            resolve(0);
            return;
          }
          const reading = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').get('coupon');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result?.value?.legs?.length ?? 0);
          };
        };
      }),
  );
