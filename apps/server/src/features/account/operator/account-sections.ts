import { moneyText } from '@touchline/catalogue/money-text';
import type { OverviewSections, PlayerSections } from '#features/operator';
import { maskEmail, maskPhone } from '#platform/auth/mask-contact';
import type { AccountDeps } from '../account-deps.ts';
import { openBlocks } from '../block.ts';
import { readPlayerCount } from '../player-search.store.ts';
import { BASE_CURRENCY } from './base-currency.ts';
import { nameOf, requirePlayer } from './find-player.ts';
import { maskBirthDate, maskName } from './mask-person.ts';

const masked = (text: string | null, mask: (text: string) => string): string | null => (text === null ? null : mask(text));

/** A player's identity, masked, and what stands against them. Both throw Failure `not_found`. */
export const profileOf = (deps: AccountDeps): PlayerSections<'profile' | 'standing'> => ({
  async profile({ playerId, brandId }) {
    const player = await requirePlayer(deps, playerId, brandId);
    return {
      id: player.id.toString(),
      kind: player.kind,
      name: masked(nameOf(player), maskName),
      email: masked(player.email, maskEmail),
      phone: masked(player.phone, maskPhone),
      birthDate: masked(player.birth_date, maskBirthDate),
      country: deps.site.countryCode(player.country_id) ?? '',
      language: player.language,
      emailConfirmed: player.email_confirmed_at !== null,
      phoneConfirmed: player.phone_confirmed_at !== null,
      registeredAt: player.registered_at.getTime(),
    };
  },
  async standing({ playerId, brandId }) {
    const [player, blocks] = await Promise.all([
      requirePlayer(deps, playerId, brandId),
      openBlocks(deps.vault, deps.platform.pool, playerId),
    ]);
    return {
      blocks: blocks.map(({ scope, reason, since, until }) => ({
        scope,
        reason,
        since: since?.getTime() ?? null,
        until: until?.getTime() ?? null,
      })),
      selfExcludedUntil: player.self_excluded_until?.getTime() ?? null,
      maxStake: player.max_stake_minor === null ? null : moneyText(player.max_stake_minor, BASE_CURRENCY),
    };
  },
});

export const playerFigures = ({ platform: { pool } }: AccountDeps): OverviewSections<'players'> => ({
  players: (brandId) => readPlayerCount(pool, brandId),
});
