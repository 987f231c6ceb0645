/** HTTP statuses that clients know (R141). */
export const STATUS_CODE = {
  ok: 200,
  created: 201,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  unavailableForLegalReasons: 451,
  clientClosedRequest: 499,
  serverError: 500,
  notImplemented: 501,
  badGateway: 502,
} as const;

/** Not HTTP: the client's own statuses of a request whose time ran out before the answer, and during its download (R141). */
export const CLIENT_STATUS = { requestTimeout: 1488, downloadTimeout: 1489 } as const;
