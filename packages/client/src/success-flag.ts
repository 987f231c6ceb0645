/** R111: a reply whose `success` is false is a failure, except for these calls, whose replies use the word for something of their own. */
const EXEMPT: readonly RegExp[] = [
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
export const ignoresSuccessFlag = (path: string): boolean => EXEMPT.some((pattern) => pattern.test(path));

/** Whether a reply says that the call failed. */
export const saysFailure = (path: string, data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'success' in data && data.success === false && !ignoresSuccessFlag(path);
