import { MAIL_TYPES } from '@touchline/contract/office/enums';
import type { Handler } from '#platform/http/handler';
import type { OffersDeps } from '../offers-deps.ts';

/** C015. */
export const mailing =
  ({ sender }: OffersDeps): Handler<'mailing'> =>
  async ({ body }, { brand, player, language }) => {
    const template = { [MAIL_TYPES.vipDomain]: 'site-address' }[body.type] ?? 'site-address';
    const data = { address: brand.publicUrl.origin };
    await sender.send({ playerId: player.id, channel: 'mail', template, data, language });
    return { sent: true };
  };
