/** Addresses of the interface, whose answers are data: what is not found below them is no page either. */
export const API_PATH =
  /^\/(web-api|account-api|api-v3|service-api|limit-service-api|translation-api|genfiles|hd-api|puzzle-api|webhooks|push)(\/|\?|$)/;
