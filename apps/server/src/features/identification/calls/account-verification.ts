import type { Handler } from '#platform/http/handler';
import { decideChecks } from '../decide-checks.ts';
import { readCountry } from '../documents.ts';
import { readDocuments, readStanding } from '../identification.store.ts';
import type { IdentificationDeps } from '../identification-deps.ts';

/** S178. */
export const accountVerification =
  (deps: IdentificationDeps): Handler<'accountVerification'> =>
  async (_input, { player }) => {
    const { pool } = deps.platform;
    const [country, standing, documents, self, data] = await Promise.all([
      readCountry(deps, player.id),
      readStanding(pool, player.id),
      readDocuments(pool, player.id),
      deps.account.readIdentity(player.id),
      deps.account.readPersonalData(player.id),
    ]);
    return {
      status: standing.status,
      verifiedAt: standing.verifiedAt?.getTime() ?? null,
      checks: decideChecks({
        country,
        emailConfirmed: Boolean(self?.emailConfirmedAt),
        phoneConfirmed: Boolean(self?.phoneConfirmedAt),
        personalData: Boolean(data?.firstName && data.lastName && data.birthDate),
        status: standing.status,
        documents,
      }),
    };
  };
