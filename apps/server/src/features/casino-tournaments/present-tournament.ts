import { prizeOf } from '@touchline/casino/tournament/prize-table';
import { moneyText } from '@touchline/catalogue/money-text';
import { BASE_LANGUAGE } from '@touchline/catalogue/places/languages';
import { POINTS } from '@touchline/catalogue/points';
import type { TournamentScoring } from '@touchline/contract/casino-tournaments/enums';
import type { TournamentPlace, TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { resolveLanguage } from '@touchline/i18n/languages';
import type { Caller } from '#platform/http/handler';
import type { CasinoTournamentsDeps } from './casino-tournaments-deps.ts';
import type { Place } from './entry.store.ts';
import type { CountedTournament } from './tournament.store.ts';
import { nameIn, statusOf, type Tournament } from './tournament.ts';

/** How a caller sees tournaments. */
interface Viewer {
  readonly playerId: bigint | undefined;
  readonly language: string;
  readonly currency: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Amounts are told in the player's currency, or in the one that the visitor would have. */
export async function readViewer({ platform, account, site }: CasinoTournamentsDeps, caller: Caller): Promise<Viewer> {
  const { player } = caller;
  const currency = player ? (await account.readActiveAccount(player.id)).currency : site.visitorDefaults(caller).currency;
  return { playerId: player?.id, language: resolveLanguage(caller.language), currency, now: platform.clock.now() };
}

/** A prize as it is told to a viewer: points, or the amount in the viewer's currency. */
function prizeText({ site }: Pick<CasinoTournamentsDeps, 'site'>, { prizeUnit }: Tournament, amount: number, currency: string): string {
  const isPoints = prizeUnit === 'points';
  const unitMinor = isPoints ? 1n : (site.unitMinor(currency) ?? 100n);
  return moneyText(BigInt(amount) * unitMinor, isPoints ? POINTS : currency);
}

/** Kinds whose cap is one of stakes. */
const COUNTS_MONEY: ReadonlySet<TournamentScoring> = new Set<TournamentScoring>(['stake', 'win', 'net', 'best-win']);

export function presentTournament(
  deps: Pick<CasinoTournamentsDeps, 'site'>,
  tournament: CountedTournament,
  { language, currency, now }: Viewer,
  joined: boolean,
): TournamentView {
  const { id, rules, games, minStakes, prizeUnit, prizes, startsAt, endsAt, players } = tournament;
  const minStake = minStakes[currency];
  return {
    tournament: String(id),
    name: nameIn(tournament, language, BASE_LANGUAGE),
    status: statusOf(tournament, now),
    rules,
    games: [...games],
    currency,
    minStake: minStake === undefined ? null : moneyText(BigInt(minStake), currency),
    capStake:
      minStake === undefined || rules.cap === null || !COUNTS_MONEY.has(rules.scoring)
        ? null
        : moneyText(BigInt(minStake) * BigInt(rules.cap), currency),
    prizeUnit,
    prizes: prizes.map(({ from, to, amount }) => ({ from, to, amount: prizeText(deps, tournament, amount, currency) })),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    players,
    joined,
  };
}

/** The prize that a place has with its points; null where it has none. */
export function placePrize(
  deps: Pick<CasinoTournamentsDeps, 'site'>,
  tournament: Tournament,
  { place, points }: { readonly place: number | null; readonly points: bigint },
  currency: string,
): string | null {
  const amount = place === null || points <= 0n ? 0 : prizeOf(tournament.prizes, place);
  return amount === 0 ? null : prizeText(deps, tournament, amount, currency);
}

/** Of a player's number what others see. */
const TOLD_DIGITS = 3;

export const presentBoard = (
  deps: Pick<CasinoTournamentsDeps, 'site'>,
  tournament: Tournament,
  board: readonly Place[],
  { playerId, currency }: Viewer,
): TournamentPlace[] =>
  board.map((one, i) => ({
    place: one.place,
    player: String(one.playerId).slice(-TOLD_DIGITS),
    points: Number(one.points),
    rounds: one.rounds,
    prize: placePrize(deps, tournament, one, currency),
    own: one.playerId === playerId,
    tied: board[i - 1]?.points === one.points,
  }));
