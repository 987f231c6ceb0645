import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { EncodedReply, type Handler } from '#platform/http/handler';
import { addJob } from '#platform/jobs/jobs';
import { takeCopy, writeCopy } from '../privacy.store.ts';
import { type PrivacyDeps, requirePassword } from '../privacy-deps.ts';
import { readState } from '../read-state.ts';

/** The vault that seals copies. */
export const copyContext = (id: bigint): string => `privacy-copy ${id}`;

export const privacyState =
  (deps: PrivacyDeps): Handler<'privacyState'> =>
  (_input, { player }) => {
    return readState(deps, player.id);
  };

export const requestDataExport =
  (deps: PrivacyDeps): Handler<'requestDataExport'> =>
  async ({ body: { password } }, caller) => {
    const playerId = await requirePassword(deps, caller, password);
    await inTransaction(deps.platform.pool, async (client) => {
      const id = await writeCopy(client, playerId);
      await addJob(client, 'privacy-copy', { id: id.toString() });
    }).catch((error: unknown) => {
      throw (error as { code?: string }).code === '23505' ? new Failure('copy_waits') : error;
    });
    return readState(deps, playerId);
  };

export const privacyDownload =
  (deps: PrivacyDeps): Handler<'privacyDownload'> =>
  async ({ body: { password } }, caller, reply) => {
    const playerId = await requirePassword(deps, caller, password);
    const taken = await inTransaction(deps.platform.pool, async (client) => {
      const copy = await takeCopy(client, playerId);
      if (!copy) throw new Failure('not_found');
      return { id: copy.id, plain: await deps.vault.open(client, playerId, copyContext(copy.id), copy.body) };
    });
    reply.header('content-disposition', `attachment; filename="touchline-${playerId}.json"`);
    reply.header('cache-control', 'no-store');
    return new EncodedReply({ etag: `"copy-${taken.id}"`, identity: taken.plain, contentType: 'application/json; charset=utf-8' });
  };
