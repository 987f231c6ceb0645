import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { DuelMatch } from '@touchline/contract/duels/calls';
import { OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { byPopularity, hasEnded, languageOf, phaseOf, phaseOfPath, presentChamp, presentCompetitor, type ReadModel } from '#features/line';
import type { Handler } from '#platform/http/handler';
import { isDuel } from '../duel.ts';
import { ANYTIME, scorerPrice } from '../duel-player-state.ts';

const STEP_MS = 2000;

/** Whether goals of the match's players can be bet on. */
const hasScorers = (model: ReadModel, match: BookMatch): boolean => {
  if (hasEnded(match.facts) || isDuel(match.id)) return false;
  const slot = model.book.find(match, ANYTIME);
  return slot >= 0 && model.book.status(slot) === OPEN;
};

function presentMatch(model: ReadModel, match: BookMatch, language: Language): DuelMatch[] {
  const { fixture } = match;
  const { away } = fixture;
  if (!away) return [];
  const players = ([1, 2] as const).flatMap((side) =>
    ((side === 1 ? fixture.home : away).players ?? []).flatMap(({ name, number, position }, index) => {
      const playerId = playerOutcome(side, index);
      const odds = scorerPrice(model.book, match, playerId);
      return odds > 0 ? [{ playerId, name, number, position, side, odds }] : [];
    }),
  );
  if (players.length === 0) return [];
  return [
    {
      matchId: match.id,
      kind: phaseOf(match),
      champ: presentChamp(fixture.champ, language),
      home: presentCompetitor(fixture.home, language),
      away: presentCompetitor(away, language),
      startsAt: Math.floor(fixture.startsAt / 1000),
      players: players.sort((a, b) => a.odds - b.odds || a.playerId - b.playerId),
    },
  ];
}

/** Players with a price for a goal, by match, most attention first. */
export const getAvailablePlayersForDuel =
  (model: ReadModel): Handler<'getAvailablePlayersForDuel'> =>
  ({ query, bind }, caller) => {
    const inPlay = phaseOfPath(bind) === 'live';
    const language = languageOf(query.language, caller);
    return model.views.view(
      `duel players ${inPlay} ${language}`,
      // Hundreds of prices: brought up to date every so often, a duel's own prices are read when it is built.
      () => Math.floor(model.now() / STEP_MS),
      () => {
        const matches = [...model.book.matches()]
          .filter((match) => hasScorers(model, match) && (!inPlay || phaseOf(match) === 'live'))
          .sort(byPopularity);
        return JSON.stringify(matches.flatMap((match) => presentMatch(model, match, language)));
      },
    );
  };
