/** The time that a page may wait for something without which it is complete. */
const MAX_WAIT_MS = 1500;

/** An answer that a page can do without: null where it is refused or late. */
export async function withinTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_WAIT_MS);
  });
  try {
    return await Promise.race([answer.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
