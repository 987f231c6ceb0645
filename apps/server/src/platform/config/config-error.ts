/** A setting that cannot be understood; the message names it and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
