import { PLAYER_SETTINGS } from '@touchline/contract/office/enums';
import type { EmailSubscription } from '@touchline/contract/office/letters';
import { maskEmail } from '#platform/auth/mask-contact';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readLetterToken } from '../letter-link.ts';
import type { OffersDeps } from '../offers-deps.ts';
import { readSettings, writeSetting } from '../player-setting.store.ts';

/** Works without a session: the token is the proof, and opens this one setting. Throws Failure `not_found`. */
async function find({ account, letterHash }: OffersDeps, token: string) {
  const link = readLetterToken(letterHash, token);
  const setting = PLAYER_SETTINGS.find(({ id }) => id === link?.settingId);
  const contact = link && (await account.readContact(link.playerId));
  if (!link || !setting || !contact) throw new Failure('not_found');
  return { ...link, key: setting.key, address: contact.email && maskEmail(contact.email) };
}

export const getEmailSubscription =
  (deps: OffersDeps): Handler<'getEmailSubscription'> =>
  async ({ query }) => {
    const { playerId, settingId, key, address } = await find(deps, query.token);
    return { setting: key, subscribed: (await readSettings(deps.platform.pool, playerId)).get(settingId) ?? false, address };
  };

const subscribing =
  (subscribed: boolean) =>
  (deps: OffersDeps) =>
  async ({ query }: { readonly query: { readonly token: string } }): Promise<EmailSubscription> => {
    const { playerId, settingId, key, address } = await find(deps, query.token);
    await writeSetting(deps.platform.pool, playerId, settingId, subscribed);
    return { setting: key, subscribed, address };
  };

/** RFC 8058: what the mail program posts says nothing more than the address. */
export const unsubscribeEmails: (deps: OffersDeps) => Handler<'unsubscribeEmails'> = subscribing(false);
export const resubscribeEmails: (deps: OffersDeps) => Handler<'resubscribeEmails'> = subscribing(true);
