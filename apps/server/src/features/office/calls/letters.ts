import type { LetterSubscription } from '@touchline/contract/office';
import { PLAYER_SETTINGS } from '@touchline/contract/office-words';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { maskEmail } from '#platform/mask-contact';
import { readLetterToken } from '../letter-link.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { readSettings, writeSetting } from '../settings.store.ts';

/** Nobody is signed in here: the token is the proof, and opens this one setting. Throws Failure `not_found`. */
async function find({ account, letterHash }: OfficeDeps, token: string) {
  const link = readLetterToken(letterHash, token);
  const setting = PLAYER_SETTINGS.find(({ id }) => id === link?.settingId);
  const contact = link && (await account.readContact(link.playerId));
  if (!link || !setting || !contact) throw new Failure('not_found');
  return { ...link, key: setting.key, address: contact.email && maskEmail(contact.email) };
}

export const letterSubscription =
  (deps: OfficeDeps): Handler<'letterSubscription'> =>
  async ({ query }) => {
    const { playerId, settingId, key, address } = await find(deps, query.token);
    return { setting: key, subscribed: (await readSettings(deps.platform.db, playerId)).get(settingId) ?? false, address };
  };

const subscribing =
  (subscribed: boolean) =>
  (deps: OfficeDeps) =>
  async ({ query }: { readonly query: { readonly token: string } }): Promise<LetterSubscription> => {
    const { playerId, settingId, key, address } = await find(deps, query.token);
    await writeSetting(deps.platform.db, playerId, settingId, subscribed);
    return { setting: key, subscribed, address };
  };

/** RFC 8058: what the mail program posts says nothing more than the address. */
export const unsubscribeLetters: (deps: OfficeDeps) => Handler<'unsubscribeLetters'> = subscribing(false);
export const resubscribeLetters: (deps: OfficeDeps) => Handler<'resubscribeLetters'> = subscribing(true);
