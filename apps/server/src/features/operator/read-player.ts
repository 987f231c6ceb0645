import type { OperatorRole } from '@touchline/contract/call';
import type { OperatorPlayer } from '@touchline/contract/operator-player';
import { PARTS_OF_ROLE, type PlayerPart } from '@touchline/contract/operator-words';
import type { Language } from '@touchline/i18n/languages';
import { Failure } from '#platform/failure';
import { maskEmail, maskPhone } from '#platform/mask-contact';
import { readOpenedAudit } from './audit-reason.ts';
import { maskBirthDate, maskName } from './mask-person.ts';
import { readNotes } from './notes.store.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { BASE_CURRENCY, moneyText } from './present-player.ts';

const MOST = 20;
/** Where notes are sealed (feature vault). */
export const NOTE_CONTEXT = 'operator-note';

export type FoundPlayer = NonNullable<Awaited<ReturnType<OperatorDeps['account']['readPlayerBy']>>>;

/** Throws Failure `not_found`. */
export async function requirePlayer({ account }: OperatorDeps, playerId: bigint): Promise<FoundPlayer> {
  const found = await account.readPlayerBy({ by: 'id', value: playerId.toString() });
  if (!found) throw new Failure('not_found');
  return found;
}

/** The same for what is written down about a player: of one who was erased nothing is any more. Throws Failure `not_found`. */
export async function requireKept(deps: OperatorDeps, playerId: bigint): Promise<FoundPlayer> {
  if (await deps.vault.isShredded(deps.platform.db, playerId)) throw new Failure('not_found');
  return requirePlayer(deps, playerId);
}

export const nameOf = ({ first_name, last_name }: FoundPlayer): string | null => [first_name, last_name].filter(Boolean).join(' ') || null;

const masked = (text: string | null, mask: (text: string) => string): string | null => (text === null ? null : mask(text));

/** Asks each feature for its own part, and only for those that the roles see. Throws Failure `not_found`. */
export async function readWholePlayer(
  deps: OperatorDeps,
  playerId: bigint,
  roles: readonly OperatorRole[],
  language: Language,
): Promise<OperatorPlayer> {
  const { platform, account, wallet, bets, payments, session, identification, support, site, vault, limits } = deps;
  const { db } = platform;
  const parts = new Set<PlayerPart>(roles.flatMap((role) => PARTS_OF_ROLE[role]));
  const part = async <T>(name: PlayerPart, read: () => Promise<T>): Promise<T | null> => (parts.has(name) ? read() : null);
  const player = await requirePlayer(deps, playerId);
  const [blocks, identity, notes, balances, betViews, paymentViews, sessions, documents, threads, protection, audit] = await Promise.all([
    account.readBlocks(playerId),
    identification.readStanding(playerId),
    readNotes(db, playerId, MOST),
    part('balances', () => wallet.readPlayerAccounts(db, playerId)),
    part('bets', () => bets.readViews(playerId, { betId: undefined, before: undefined }, MOST, language)),
    part('payments', () => payments.readLatest(playerId, MOST)),
    part('sessions', () => session.readHistory(playerId, MOST)),
    part('documents', () => identification.readDocuments(playerId)),
    part('support', () => support.readRunning({ chat: undefined, playerId })),
    parts.has('limits') || parts.has('self-tests') ? limits.readForConsole(playerId) : null,
    part('audit', () => readOpenedAudit(vault, db, playerId, MOST)),
  ]);
  return {
    profile: {
      id: player.id.toString(),
      kind: player.kind,
      name: masked(nameOf(player), maskName),
      email: masked(player.email, maskEmail),
      phone: masked(player.phone, maskPhone),
      birthDate: masked(player.birth_date, maskBirthDate),
      country: site.countryCode(player.country_id) ?? '',
      language: player.language,
      emailConfirmed: player.email_confirmed_at !== null,
      phoneConfirmed: player.phone_confirmed_at !== null,
      registeredAt: player.registered_at.getTime(),
    },
    standing: {
      blocks: blocks.map(({ scope, reason, since, until }) => ({
        scope,
        reason,
        since: since?.getTime() ?? null,
        until: until?.getTime() ?? null,
      })),
      selfExcludedUntil: player.self_excluded_until?.getTime() ?? null,
      identity: identity.status,
      mostStake: player.most_stake_minor === null ? null : moneyText(player.most_stake_minor, BASE_CURRENCY),
    },
    notes: await Promise.all(
      notes.map(async ({ id, by, body, at }) => ({
        id: id.toString(),
        by,
        text: (await vault.open(db, playerId, NOTE_CONTEXT, body)).toString('utf8'),
        at: at.getTime(),
      })),
    ),
    balances: balances?.map(({ currency, kind, balanceMinor }) => ({ currency, kind, balance: moneyText(balanceMinor, currency) })) ?? null,
    bets: betViews,
    payments: paymentViews,
    sessions:
      sessions?.map((s) => ({
        ip: s.ip,
        device: s.user_agent,
        method: s.method,
        startedAt: s.created_at.getTime(),
        seenAt: s.last_seen_at.getTime(),
        endedAt: s.ended_at?.getTime() ?? null,
      })) ?? null,
    documents,
    support: threads?.map(({ view }) => view) ?? null,
    limits:
      protection && parts.has('limits')
        ? { currency: protection.currency, limits: protection.limits, exclusion: protection.exclusion }
        : null,
    selfTests: parts.has('self-tests') ? (protection?.test ? [protection.test] : []).map(({ band, takenAt }) => ({ band, takenAt })) : null,
    audit: audit?.map(({ at, by, action, target, reason }) => ({ at: at.getTime(), by, action, target, reason })) ?? null,
  };
}
