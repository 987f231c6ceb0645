import { randomInt } from 'node:crypto';
import { OFFICE_PAGES, OFFICE_SECTIONS, PARTITIONS } from '@touchline/contract/office/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { OfficeDeps } from '../office-deps.ts';
import { writePin } from '../settings.store.ts';

/** C047. */
export const getOfficeMenu =
  ({ badges, site }: OfficeDeps): Handler<'getOfficeMenu'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const open = OFFICE_PAGES.filter(({ module }) => module === null || site.isOpen(caller.brand.id, module));
    const pages = await Promise.all(
      open.map(async ({ id, path, listed, section }) => ({
        section,
        page: { id, path, badge: (await badges[id]?.(playerId)) ?? 0, listed },
      })),
    );
    return OFFICE_SECTIONS.map((section) => ({
      section,
      pages: pages.filter((one) => one.section === section).map(({ page }) => page),
    })).filter((one) => one.pages.length > 0);
  };

/** C049. A GET by the specification, although it changes something: never cached, and only for the signed-in page of our own origin. */
export const renewCashDeskPin =
  ({ account, securityLog, platform }: OfficeDeps): Handler<'renewCashDeskPin'> =>
  async (_input, caller, reply) => {
    const playerId = caller.player.id;
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const pinHash = await account.hashPassword(pin);
    await inTransaction(platform.pool, async (client) => {
      await writePin(client, playerId, pinHash);
      await securityLog.record(client, playerId, 'pin', caller);
    });
    reply.header('cache-control', 'no-store');
    return { pin_code: pin };
  };

/** C070. Nobody is sent to pay in who may not; what the site has switched off is not there. */
export const partitions =
  ({ account, site }: OfficeDeps): Handler<'partitions'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const mayPayIn = await account.requireStanding(playerId, 'deposits').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
    return PARTITIONS.map((partition, i) => ({ ...partition, id: i + 1 }))
      .filter(({ key, module }) => (module === null || site.isOpen(caller.brand.id, module)) && (key !== 'sandbox-payments' || mayPayIn))
      .map(({ id, key, path }) => ({ id, key, path }));
  };
