import type { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';

/** Dependencies of the chat. */
export interface CasinoChatDeps {
  readonly platform: Pick<Platform, 'pool' | 'bus' | 'jobs' | 'events'>;
  readonly account: Pick<AccountFeature, 'readIdentity' | 'readPersonalData' | 'requirePlayer' | 'requireStanding'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst' | 'readLogins'>;
  readonly site: Pick<SiteFeature, 'ageOn' | 'countryCode' | 'jurisdiction' | 'readSettings' | 'visitorDefaults'>;
}

/** A table's room: each brand's by itself, one a language. */
export interface ChatRoom {
  readonly brandId: number;
  readonly game: string;
  readonly language: string;
}

/** The subject under which changes of a room go to every process that pushes. */
const roomSubject = ({ brandId, game, language }: ChatRoom): string => `casino-chat.${brandId}.${game}.${language}`;

/** Tells everybody in a room what has changed there. A page that misses it reads the room again when it comes back. */
export function tellRoom({ platform }: Pick<CasinoChatDeps, 'platform'>, room: ChatRoom, delta: ChatDelta): void {
  platform.bus.publish(roomSubject(room), delta);
}
