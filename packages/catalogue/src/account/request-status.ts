/** How a request ended (R064). */
export const REQUEST_STATUS = { success: 1, error: 2, networkError: 3, closed: 4 } as const;

export type RequestStatus = (typeof REQUEST_STATUS)[keyof typeof REQUEST_STATUS];
