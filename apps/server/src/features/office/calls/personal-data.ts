import { regionById, regionOfCity } from '@touchline/catalogue/places/regions';
import { DOCUMENT_TYPES } from '@touchline/contract/office/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readDocuments, writeDocument } from '../documents.store.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** The vault that seals address and papers. */
const DETAILS_CONTEXT = 'player-details';
const documentContext = (documentType: string): string => `required-document ${documentType}`;

interface Details {
  readonly address?: string;
  readonly postcode?: string;
}

async function openDetails({ platform, vault }: OfficeDeps, playerId: bigint, sealed: Buffer | null): Promise<Details> {
  // Bytes that only this feature seals.
  return sealed ? (JSON.parse((await vault.open(platform.pool, playerId, DETAILS_CONTEXT, sealed)).toString('utf8')) as Details) : {};
}

export const accountFields =
  (deps: OfficeDeps): Handler<'accountFields'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const data = await deps.account.readPersonalData(playerId);
    if (!data) throw new Failure('unauthenticated');
    const [details, documents] = await Promise.all([
      openDetails(deps, playerId, data.details),
      readDocuments(deps.platform.pool, playerId),
    ]);
    return {
      first_name: data.firstName,
      last_name: data.lastName,
      birth_date: data.birthDate,
      country_id: data.countryId,
      region_id: data.regionId,
      city_id: data.cityId,
      address: details.address ?? null,
      postcode: details.postcode ?? null,
      documents: DOCUMENT_TYPES.filter((type) => documents.some(({ documentType }) => documentType === type)),
    };
  };

/** C051. */
export const saveAccountFields =
  (deps: OfficeDeps): Handler<'saveAccountFields'> =>
  async ({ body }, caller) => {
    const { account, securityLog, platform, site, vault } = deps;
    const playerId = caller.player.id;
    const data = await account.readPersonalData(playerId);
    if (!data) throw new Failure('unauthenticated');
    const locked = (
      [
        ['first_name', data.firstName, body.firstName],
        ['last_name', data.lastName, body.lastName],
        ['birth_date', data.birthDate, body.birthDate],
      ] as const
    ).filter(([, before, now]) => before !== null && now !== undefined && before !== now);
    if (locked.length > 0)
      throw new Failure('details_locked', { fields: Object.fromEntries(locked.map(([field]) => [field, ['locked']])) });
    if (body.birthDate !== undefined) site.requireAge(caller.brand.id, data.countryId, body.birthDate);
    const region = body.regionId === undefined ? undefined : regionById(body.regionId);
    if (body.regionId !== undefined && region?.countryId !== data.countryId)
      throw new Failure('invalid', { fields: { region_id: ['unknown'] } });
    const regionId = body.regionId ?? (body.cityId === undefined ? undefined : regionOfCity(body.cityId)?.id);
    if (
      body.cityId !== undefined &&
      (regionId === undefined || regionOfCity(body.cityId)?.id !== regionId || regionById(regionId)?.countryId !== data.countryId)
    )
      throw new Failure('invalid', { fields: { city_id: ['unknown'] } });
    const saved = Object.entries({
      first_name: body.firstName,
      last_name: body.lastName,
      birth_date: body.birthDate,
      region_id: regionId,
      city_id: body.cityId,
      address: body.address,
      postcode: body.postcode,
    }).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    if (saved.length === 0) return { saved };
    const kept = await openDetails(deps, playerId, data.details);
    await inTransaction(platform.pool, async (client) => {
      const details = {
        ...kept,
        ...(body.address === undefined ? {} : { address: body.address }),
        ...(body.postcode === undefined ? {} : { postcode: body.postcode }),
      };
      const sealed =
        Object.keys(details).length > 0 ? await vault.seal(client, playerId, DETAILS_CONTEXT, Buffer.from(JSON.stringify(details))) : null;
      await account.writePersonalData(client, playerId, {
        ...(body.firstName === undefined ? {} : { first_name: body.firstName }),
        ...(body.lastName === undefined ? {} : { last_name: body.lastName }),
        ...(body.birthDate === undefined ? {} : { birth_date: body.birthDate }),
        ...(regionId === undefined ? {} : { region_id: regionId }),
        ...(body.cityId === undefined ? {} : { city_id: body.cityId }),
        ...(sealed === null ? {} : { details: sealed }),
      });
      await securityLog.record(client, playerId, 'personal-data', caller);
    });
    return { saved };
  };

/** C052. */
export const saveIdDocuments =
  ({ securityLog, platform, vault }: OfficeDeps): Handler<'saveIdDocuments'> =>
  async ({ body: { documentType, fields } }, caller) => {
    const playerId = caller.player.id;
    if (fields.issued_at !== undefined && Date.parse(fields.issued_at) > platform.clock.now())
      throw new Failure('invalid', { fields: { 'fields.issued_at': ['date_max'] } });
    if (fields.expires_at !== undefined && Date.parse(fields.expires_at) < platform.clock.now())
      throw new Failure('invalid', { fields: { 'fields.expires_at': ['date_min'] } });
    await inTransaction(platform.pool, async (client) => {
      const sealed = await vault.seal(client, playerId, documentContext(documentType), Buffer.from(JSON.stringify(fields)));
      await writeDocument(client, playerId, documentType, sealed);
      await securityLog.record(client, playerId, 'personal-data', caller);
    });
    return { saved: true };
  };
