/** R111: a reply whose `success` is false is a failure, except for these calls, whose replies use the word for something of their own. */
const EXEMPT_PATHS: readonly RegExp[] = [
  /\/phone-actions\//i,
  /\/phoneActions\//i,
  /\/phone-number\/update/i,
  /\/user\/v\d+\/settings$/i,
  /\/savesetting$/i,
  /\/user\/v\d+\/password$/i,
  /\/identification\//i,
  /\/verigram\/token$/i,
];

/** Whether a path is exempt from the success flag. */
export const isExemptFromSuccessFlag = (path: string): boolean => EXEMPT_PATHS.some((pattern) => pattern.test(path));

/** Whether a reply says that the call failed. */
export const isFailureReply = (path: string, data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'success' in data && data.success === false && !isExemptFromSuccessFlag(path);
