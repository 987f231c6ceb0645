import { Failure } from '#platform/http/failure';
import type { Brand } from '#platform/tenant/brand';
import type { CasinoChatDeps } from './casino-chat-deps.ts';
import type { NewChatName } from './person.store.ts';
import { nameFault } from './rules/name-fault.ts';
import { skeletonOf } from './rules/skeleton.ts';
import { readAllWords } from './words.store.ts';

/** A name that a player can be given at a brand. Throws Failure `casino_chat_name` with the fault on the field `name`. */
export async function readAllowedName(
  { platform, account, site }: CasinoChatDeps,
  brand: Brand,
  playerId: bigint,
  asked: string,
): Promise<NewChatName> {
  const name = asked.trim().normalize('NFC');
  const [identity, words] = await Promise.all([
    account.readIdentity(playerId),
    readAllWords(platform.pool, brand.id, site.readSettings({ brandId: brand.id }).languages),
  ]);
  const fault = nameFault(name, { brand: brand.name, login: identity?.login ?? '', words });
  if (fault) throw new Failure('casino_chat_name', { fields: { name: [fault] } });
  return { brandId: brand.id, playerId, name, skeleton: skeletonOf(name) };
}
