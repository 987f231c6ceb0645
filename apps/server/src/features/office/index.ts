import type { OFFICE_CALLS } from '@touchline/contract/office';
import type { RequestKind } from '@touchline/contract/office-words';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import { createKeyedHash } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';
import { queryOn } from '#platform/query-on';
import { readSecret } from '#platform/secrets';
import { promoCodes, refuseBonus } from './calls/bonuses.ts';
import { letterSubscription, resubscribeLetters, unsubscribeLetters } from './calls/letters.ts';
import { leftMenu, mailing, newPin, partitions } from './calls/menu.ts';
import { paymentSources, virtualHistory } from './calls/money.ts';
import { accountFields, saveAccountFields, saveDocuments } from './calls/personal-data.ts';
import { cities, regions } from './calls/places.ts';
import { ANSWER_CONTEXT, adminRequest, convertAccount, playerRequests, REQUEST_CONTEXT, shareIdea } from './calls/requests.ts';
import { disallowSports, playerSettings, saveSetting } from './calls/settings.ts';
import type { OfficeDoors } from './office-deps.ts';
import { readOpenRequests, writeAnswer, writeAnswered } from './requests.store.ts';
import { readPinHash } from './settings.store.ts';
import { type Offer, tellOffer } from './tell-offer.ts';

type OfficeCalls = Exclude<keyof typeof OFFICE_CALLS, 'operatorRequests' | 'operatorAnswerRequest'>;

export { readDisallowed as readHiddenSports } from './settings.store.ts';

/** The player's office: settings, personal data, bonuses, requests to the house, and the menu to all of it. */
export async function createOfficeFeature(platform: Platform, doors: OfficeDoors) {
  const deps = { platform, ...doors, letterHash: createKeyedHash(await readSecret(platform.pool, 'letters')) };
  const { db } = platform;
  return {
    handlers: {
      mailing: mailing(deps),
      refuseBonus: refuseBonus(deps),
      saveSetting: saveSetting(deps),
      virtualHistory: virtualHistory(deps),
      paymentSources: paymentSources(deps),
      adminRequest: adminRequest(deps),
      shareIdea: shareIdea(deps),
      convertAccount: convertAccount(deps),
      playerRequests: playerRequests(deps),
      leftMenu: leftMenu(deps),
      newPin: newPin(deps),
      saveAccountFields: saveAccountFields(deps),
      accountFields: accountFields(deps),
      saveDocuments: saveDocuments(deps),
      playerSettings: playerSettings(deps),
      disallowSports: disallowSports(deps),
      regions,
      cities,
      promoCodes: promoCodes(deps),
      partitions: partitions(deps),
      letterSubscription: letterSubscription(deps),
      unsubscribeLetters: unsubscribeLetters(deps),
      resubscribeLetters: resubscribeLetters(deps),
    },
    /** The only way to invite a player to something: in the inbox, and by a letter where the player wants such letters and may be sent them. */
    tellOffer: (playerId: bigint, offer: Offer) => tellOffer(deps, playerId, offer),
    /** Whether the number is the player's; for cash desks. */
    checkPin: async (playerId: bigint, pin: string): Promise<boolean> => doors.account.verifyPassword(await readPinHash(db, playerId), pin),
    /** For the console: what nobody has answered, oldest first. */
    async readOpenRequests(kind: RequestKind | undefined, most: number) {
      const rows = await readOpenRequests(db, kind, most);
      return Promise.all(
        rows.map(async ({ id, playerId, kind: of, body, at }) => ({
          id,
          playerId,
          kind: of,
          text: (await doors.vault.open(db, playerId, REQUEST_CONTEXT, body)).toString('utf8'),
          at,
        })),
      );
    },
    /** Answers a request in its player's inbox. Throws Failure `not_found`, or `conflict` where it was answered before. */
    async answerRequest(trx: Trx, id: bigint, answer: string): Promise<void> {
      const found = await writeAnswered(trx, id);
      if (found === undefined) throw new Failure('not_found');
      if (found === 'closed') throw new Failure('conflict');
      await writeAnswer(trx, id, await doors.vault.seal(trx, found.playerId, ANSWER_CONTEXT, Buffer.from(answer)));
      await doors.messages.write(queryOn(trx), [
        { playerId: found.playerId, topic: 'support', text: { title: `#${id}`, body: answer }, onceKey: `request-answer-${id}` },
      ]);
    },
  } satisfies Feature<OfficeCalls> & Record<string, unknown>;
}

export type OfficeFeature = Awaited<ReturnType<typeof createOfficeFeature>>;
