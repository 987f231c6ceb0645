/** Social sign-in providers (R061). */
export const SOCIAL_PROVIDERS = [
  'vk',
  'ok',
  'yandex',
  'mailru',
  'telegram',
  'google',
  'fb',
  'kakaotalk',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'discord',
] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
