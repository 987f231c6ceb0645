/** Browsers' words for a request that reached nobody; each has its own words for it. */
const UNREACHED = /failed to fetch|networkerror|load failed|network connection was lost/i;

/** Whether an error of a page says that the server was not reached. */
export const isUnreached = (error: unknown): boolean => error instanceof TypeError && UNREACHED.test(error.message);
