/** Captcha types (R065). */
export const CAPTCHA_TYPES = ['hcaptcha', 'huntCaptcha', 'painPuzzle', 'grecaptcha'] as const;

export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

/** The other names under which configurations know them. */
const ALIASES: Readonly<Record<string, CaptchaType>> = {
  google: 'grecaptcha',
  hunt: 'huntCaptcha',
  puzzle: 'painPuzzle',
  hcaptcha: 'hcaptcha',
};

/** The captcha a configuration asks for: none when it is disabled or custom (or a name that nobody knows). */
export function captchaType(configured: string): CaptchaType | null {
  const known = CAPTCHA_TYPES.find((type) => type === configured);
  return known ?? (Object.hasOwn(ALIASES, configured) ? (ALIASES[configured] ?? null) : null);
}
