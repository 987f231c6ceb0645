import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { textDirection } from '@touchline/i18n/languages';
import type { Translator } from '@touchline/i18n/translator';

/** Blinds of a level and its ante: "75 / 150, ante 15". Both blinds keep their order inside a right-to-left sentence, which takes the page's. */
export function blindsText(t: Translator, write: (chips: number) => string, { smallBlind, bigBlind, ante }: SitGoView['blinds']): string {
  const text = `${write(smallBlind)} / ${write(bigBlind)}`;
  const blinds = textDirection(t.language) === 'rtl' ? `\u2066${text}\u2069` : text;
  return ante > 0 ? t('poker.sit-go.with-ante', { blinds, ante: write(ante) }) : blinds;
}
