import { randomInt } from 'node:crypto';
import { MAIL_TYPES, OFFICE_PAGES, OFFICE_SECTIONS, type OfficePageId, PARTITIONS } from '@touchline/contract/office-words';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { type OfficeDeps, ownerOf } from '../office-deps.ts';
import { writePin } from '../settings.store.ts';

/** C047. */
export const leftMenu =
  ({ freeBets, messages, payments, site, wallet, platform }: OfficeDeps): Handler<'leftMenu'> =>
  async (_input, caller) => {
    const playerId = ownerOf(caller);
    const [unread, bonuses, accounts, requests] = await Promise.all([
      messages.readUnread(playerId),
      freeBets.readLatest(playerId, 100),
      wallet.readPlayerAccounts(platform.db, playerId),
      payments.readOpenCount(playerId),
    ]);
    const badges: Partial<Record<OfficePageId, number>> = {
      office_messages: unread,
      office_payment_requests: requests,
      office_promotion: bonuses.filter(({ status }) => status === 'active').length,
      office_settings_wallets: accounts.filter(({ kind }) => kind === 'player-main').length,
    };
    const open = OFFICE_PAGES.filter(({ module }) => module === null || site.isOpen(module));
    return OFFICE_SECTIONS.map((section) => ({
      section,
      pages: open.filter((page) => page.section === section).map(({ id, path, listed }) => ({ id, path, badge: badges[id] ?? 0, listed })),
    })).filter(({ pages }) => pages.length > 0);
  };

/** C049. A GET by the specification, although it changes something: never cached, and only for the signed-in page of our own origin. */
export const newPin =
  ({ account, changes, platform }: OfficeDeps): Handler<'newPin'> =>
  async (_input, caller, reply) => {
    const playerId = ownerOf(caller);
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const pinHash = await account.hashPassword(pin);
    await platform.db.transaction().execute(async (trx) => {
      await writePin(trx, playerId, pinHash);
      await changes.record(trx, playerId, 'pin', caller);
    });
    reply.header('cache-control', 'no-store');
    return { pin_code: pin };
  };

/** C015. */
export const mailing =
  ({ platform, sender }: OfficeDeps): Handler<'mailing'> =>
  async ({ body }, caller) => {
    const template = { [MAIL_TYPES.vipDomain]: 'site-address' }[body.type] ?? 'site-address';
    await sender.send({
      playerId: ownerOf(caller),
      channel: 'mail',
      template,
      data: { address: platform.config.publicUrl.origin },
      language: caller.language,
    });
    return { sent: true };
  };

/** C070. Nobody is sent to pay in who may not; what the site has switched off is not there. */
export const partitions =
  ({ account, site }: OfficeDeps): Handler<'partitions'> =>
  async (_input, caller) => {
    const playerId = ownerOf(caller);
    const mayPayIn = await account.requireStanding(playerId, 'deposits').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
    return PARTITIONS.map((partition, i) => ({ ...partition, id: i + 1 }))
      .filter(({ key, module }) => (module === null || site.isOpen(module)) && (key !== 'sandbox-payments' || mayPayIn))
      .map(({ id, key, path }) => ({ id, key, path }));
  };
