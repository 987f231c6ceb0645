import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES, captchaType } from './account/captcha-types.ts';
import { LOGIN_IDENTIFIERS, LOGIN_MODES } from './account/login-kinds.ts';
import { REQUEST_STATUS } from './account/request-status.ts';
import { SOCIAL_PROVIDERS } from './account/social-providers.ts';
import { BONUS_TYPE } from './casino/bonus-types.ts';
import { CASINO_CATEGORY } from './casino/casino-categories.ts';
import { GAME_CATEGORY, GAME_COLLECTIONS } from './casino/game-categories.ts';
import { GAME_PROVIDER } from './casino/game-providers.ts';
import { LOYALTY_TIERS } from './casino/loyalty-tiers.ts';
import { COOKIE_CONSENT, isCookieConsent } from './cookie-consent.ts';
import { isMenuSectionId, MENU_EXTRA, MENU_SECTION, MENU_SECTION_IDS } from './menu-sections.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { isRtl, RTL_LANGUAGES, SITE_LANGUAGES } from './places/languages.ts';
import { INTERFACE_LANGUAGES, LOCALES } from './places/locales.ts';
import { PLATFORMS } from './platforms.ts';
import { FEED_KIND } from './sport/feed-kinds.ts';
import { STATUS_TAGS } from './sport/status-tags.ts';

describe('enumerations of the specification', () => {
  it('R048 provider slugs have ids of their own', () => {
    const ids = Object.values(GAME_PROVIDER);
    expect(new Set(ids).size).toBe(ids.length);
    for (const slug of Object.keys(GAME_PROVIDER)) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('R049 casino categories', () => {
    expect(CASINO_CATEGORY).toEqual({
      all: -1,
      favourite: 999,
      new: 21,
      jackpot: 25,
      poker: 3,
      baccarat: 31,
      keno: 49,
      roulette: 5,
      popular: 17,
      blackjack: 9,
    });
  });

  it('R050 game categories', () => {
    expect(Object.values(GAME_CATEGORY)).toEqual([
      -1, 1, 8, 11, 12, 24, 37, 39, 41, 51, 64, 65, 66, 67, 74, 75, 89, 92, 94, 99, 103, 104, 154, 175,
    ]);
    expect(GAME_CATEGORY['crash-games']).toBe(104);
    expect(GAME_CATEGORY['live-casino']).toBe(37);
  });

  it('R051 second enumeration of game categories', () => {
    expect(GAME_COLLECTIONS.join(', ').replaceAll('-', ' ')).toBe(
      'top, best, new, lotteries, slots, climb to victory, dice, card games, other games, for you',
    );
  });

  it('R052 page kinds', () => {
    expect(PAGE_KINDS.join(', ').replaceAll('-', ' ')).toBe(
      'slots, casino, live casino, tv games, virtual sports, bingo, poker, crash games, tournaments, vip club, daily challenges, scratch cards, keno, fast games, favorites, others',
    );
  });

  it('R053 loyalty tiers', () => {
    expect(LOYALTY_TIERS.join(', ')).toBe('copper, bronze, silver, gold, ruby, sapphire, diamond, platinum');
  });

  it('R054 menu sections', () => {
    expect(MENU_SECTION_IDS).toEqual([3, 7, 8, 9, 11, 13, 28, ...Array.from({ length: 12 }, (_, i) => 1001 + i)]);
    expect(Object.values(MENU_EXTRA)).toEqual([10_000, 10_001, 10_002]);
    expect(MENU_SECTION['cyber-zone']).toBe(28);
    expect(isMenuSectionId(10_000)).toBe(false);
  });

  it('R055 status tags', () => {
    expect(STATUS_TAGS.join(', ')).toBe('success, error, warning, info, question, pending, live, selected');
  });

  it('R056 feed kinds', () => {
    expect(FEED_KIND).toEqual({ live: 1, line: 3 });
  });

  it('R057 right-to-left languages', () => {
    expect(RTL_LANGUAGES).toEqual(['FA', 'AR', 'HE', 'KU', 'UR', 'IQ']);
    expect(['ar', 'AR_SA', 'he-IL', 'ur', 'en', 'ru', ''].map(isRtl)).toEqual([true, true, true, true, false, false, false]);
  });

  it('R058 interface languages and about 80 locales', () => {
    // One country's way of writing a language (`en-NZ`) is of that language.
    const ofTheSite = SITE_LANGUAGES.map((tag) => tag.split('-')[0]);
    for (const code of ['en', 'ru', 'de', 'es', 'fr', 'tr', 'uk', 'unknown', ...ofTheSite]) expect(INTERFACE_LANGUAGES).toContain(code);
    expect(new Set(INTERFACE_LANGUAGES).size).toBe(INTERFACE_LANGUAGES.length);
    expect(LOCALES.length).toBeGreaterThanOrEqual(75);
    expect(LOCALES.length).toBeLessThanOrEqual(95);
    expect(new Set(LOCALES).size).toBe(LOCALES.length);
    for (const locale of LOCALES) expect(Intl.NumberFormat.supportedLocalesOf(locale.replace('_', '-')), locale).toHaveLength(1);
  });

  it('R059 platforms', () => {
    expect(PLATFORMS).toEqual(['Android', 'ANDROID_ASIA', 'IOS', 'OTHER']);
  });

  it('R060 login modes and identifier kinds', () => {
    expect(LOGIN_MODES).toEqual(['phone', 'email']);
    expect(LOGIN_IDENTIFIERS).toEqual(['email', 'phone_number', 'sms', 'id', 'xframe_token']);
  });

  it('R061 social providers', () => {
    expect(SOCIAL_PROVIDERS.join(', ')).toBe(
      'vk, ok, yandex, mailru, telegram, google, fb, kakaotalk, itsme, twitch, metamask, line, linkedin, discord',
    );
  });

  it('R062 bonus types', () => {
    expect(Object.values(BONUS_TYPE)).toEqual([-1, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]);
    expect(BONUS_TYPE.RISK_FREE_BONUS).toBe(14);
  });

  it('R063 cookie consent', () => {
    expect(COOKIE_CONSENT).toEqual({ disabled: 0, functional: 1, marketing: 2, all: 3 });
    expect([-1, 0, 3, 4, 1.5].map(isCookieConsent)).toEqual([false, true, true, false, false]);
  });

  it('R064 request statuses', () => {
    expect(REQUEST_STATUS).toEqual({ success: 1, error: 2, networkError: 3, closed: 4 });
  });

  it('R065 captcha types, none when disabled or custom', () => {
    expect(CAPTCHA_TYPES).toEqual(['hcaptcha', 'huntCaptcha', 'painPuzzle', 'grecaptcha']);
    expect(['google', 'hunt', 'puzzle', 'hcaptcha', 'grecaptcha'].map(captchaType)).toEqual([
      'grecaptcha',
      'huntCaptcha',
      'painPuzzle',
      'hcaptcha',
      'grecaptcha',
    ]);
    expect(['disabled', 'custom', '', 'toString'].map(captchaType)).toEqual([null, null, null, null]);
  });
});
