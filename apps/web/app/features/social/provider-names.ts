import type { SocialProvider } from '@touchline/contract/bets/enums';

/** The services' own names; the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  vk: 'VK',
  ok: 'OK.ru',
  yandex: 'Yandex',
  mailru: 'Mail.ru',
  telegram: 'Telegram',
  google: 'Google',
  fb: 'Facebook',
  kakaotalk: 'KakaoTalk',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  discord: 'Discord',
};
