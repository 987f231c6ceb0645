import { PLAYER_SETTINGS, type PlayerSettingKey } from '@touchline/contract/office/enums';
import { resolveLanguage } from '@touchline/i18n/languages';
import { type KnownText, type NewMessage, writeOut } from '#features/messages';
import type { Unsubscribe } from '#features/sender';
import { inTransaction } from '#platform/db/in-transaction';
import type { Brand } from '#platform/tenant/brand';
import { writeLetterToken } from './letter-link.ts';
import type { OffersDeps } from './offers-deps.ts';
import { readSettings } from './player-setting.store.ts';

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
export async function sendMarketingOffer(deps: OffersDeps, playerId: bigint, { text, consent, link, onceKey }: Offer): Promise<void> {
  const { platform, account, limits, messages, sender } = deps;
  const contact = await account.readContact(playerId);
  if (!contact || !(await limits.mayMarketTo([playerId])).has(playerId)) return;
  await inTransaction(platform.pool, async (client) => {
    const written = await messages.write(client, [{ playerId, topic: 'bonus', text, link, onceKey }]);
    const setting = PLAYER_SETTINGS.find(({ key }) => key === consent);
    if (written === 0 || !contact.email || !setting || !(await readSettings(client, playerId)).get(setting.id)) return;
    const language = resolveLanguage(contact.language);
    const said = writeOut(text, language);
    const data = { title: said.title, text: said.text, link: new URL(`/${language}${link}`, contact.brand.publicUrl).href };
    const unsubscribe = endOf(deps, { playerId, settingId: setting.id }, language, contact.brand);
    await sender.send({ playerId, channel: 'mail', template: 'offer', data, unsubscribe }, client);
  });
  platform.events.nudge();
}

function endOf(
  { letterHash }: OffersDeps,
  about: { playerId: bigint; settingId: number },
  language: string,
  { publicUrl }: Brand,
): Unsubscribe {
  const token = writeLetterToken(letterHash, about);
  const at = (path: string): string => {
    const url = new URL(path, publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  };
  return { page: at(`/${language}/unsubscribe`), oneClick: at('/web-api/letters/unsubscribe') };
}
