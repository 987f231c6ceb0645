import { PLAYER_SETTINGS, type PlayerSettingKey } from '@touchline/contract/office-words';
import { siteLanguage } from '@touchline/i18n/languages';
import { type KnownText, type NewMessage, writeOut } from '#features/messages';
import type { Unsubscribe } from '#features/sender';
import { queryOn } from '#platform/query-on';
import { writeLetterToken } from './letter-link.ts';
import type { OfficeDeps } from './office-deps.ts';
import { readSettings } from './settings.store.ts';

/** Something that invites to play. */
export interface Offer {
  readonly text: KnownText;
  /** The consent without which no letter goes out. */
  readonly consent: Extract<PlayerSettingKey, 'mail-news' | 'mail-offers'>;
  readonly link: NonNullable<NewMessage['link']>;
  /** The same offer is made once. */
  readonly onceKey: string;
}

/**
 * Makes a player an offer: in the inbox, and by a letter where the player has asked for such letters. The letter says how to end them. To who is
 * blocked, excluded or takes a break nothing goes out at all.
 */
export async function tellOffer(deps: OfficeDeps, playerId: bigint, { text, consent, link, onceKey }: Offer): Promise<void> {
  const { platform, account, limits, messages, sender } = deps;
  const contact = await account.readContact(playerId);
  if (!contact || !(await limits.mayMarketTo([playerId])).has(playerId)) return;
  await platform.db.transaction().execute(async (trx) => {
    const told = await messages.write(queryOn(trx), [{ playerId, topic: 'bonus', text, link, onceKey }]);
    const setting = PLAYER_SETTINGS.find(({ key }) => key === consent);
    if (told === 0 || !contact.email || !setting || !(await readSettings(trx, playerId)).get(setting.id)) return;
    const language = siteLanguage(contact.language);
    const said = writeOut(text, language);
    const data = { title: said.title, text: said.text, link: new URL(`/${language}${link}`, platform.config.publicUrl).href };
    const unsubscribe = endOf(deps, { playerId, settingId: setting.id }, language);
    await sender.send({ playerId, channel: 'mail', template: 'offer', data, unsubscribe }, trx);
  });
  platform.outbox.nudge();
}

function endOf({ platform, letterHash }: OfficeDeps, about: { playerId: bigint; settingId: number }, language: string): Unsubscribe {
  const token = writeLetterToken(letterHash, about);
  const at = (path: string): string => {
    const url = new URL(path, platform.config.publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  };
  return { page: at(`/${language}/unsubscribe`), oneClick: at('/web-api/letters/unsubscribe') };
}
