import type { MatchPreview, MatchPreviewLight } from '@touchline/contract/previews/calls';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { nameIn, phaseOf, presentChamp, presentCompetitor, presentMarket } from '#features/line';
import { buildPreviewFacts, outcomeFor, type PreviewFact } from './preview-facts.ts';

/** Parts of a preview. */
export interface PreviewSource {
  readonly book: Book;
  readonly match: BookMatch;
  /** Newest first. */
  readonly homeForm: readonly FinishedMatch[];
  readonly awayForm: readonly FinishedMatch[];
  readonly meetings: readonly FinishedMatch[];
  readonly places: { readonly home: number; readonly away: number } | null;
}

const FORM_LENGTH = 5;
const FACTS = 6;

const formText = (form: readonly FinishedMatch[], id: number): string =>
  form
    .slice(0, FORM_LENGTH)
    .map((match) => outcomeFor(match, id))
    .reverse()
    .join('');

/** Shares without the margin: in whole percents that add up to 100. Prices are integers, and so is everything here. */
export function impliedProbabilities(odds: readonly number[]): number[] {
  const SCALE = 1_000_000_000;
  const weights = odds.map((price) => (price > 1000 ? Math.floor(SCALE / price) : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return odds.map(() => 0);
  const shares = weights.map((weight, i) => ({ i, whole: Math.floor((100 * weight) / sum), rest: (100 * weight) % sum }));
  let left = 100 - shares.reduce((total, { whole }) => total + whole, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (left === 0) break;
    share.whole++;
    left--;
  }
  return shares.map(({ whole }) => whole);
}

function presentOutcomes({ book, match }: PreviewSource, language: Language): MatchPreview['outcomes'] {
  for (const slot of book.markets(match)) {
    const view = presentMarket(book, match.fixture, slot, language, 'none');
    if (!view || (view.type !== 'result' && view.type !== 'winner') || view.period !== 0 || view.status === 'closed') continue;
    const chances = impliedProbabilities(view.selections.map(({ odds }) => odds));
    return view.selections.map(({ id, label, name, odds }, i) => ({
      selectionId: id,
      label,
      name,
      odds: view.status === 'open' && !book.isSourceSilent ? odds : 0,
      chance: chances[i] ?? 0,
    }));
  }
  return [];
}

const sentence = ({ key, args }: PreviewFact, language: Language): string => findText(language, key, args) ?? '';

/** Null for races and votes, which have no sides. */
export function presentPreview(source: PreviewSource, language: Language): MatchPreview | null {
  const { fixture } = source.match;
  const { home, away } = fixture;
  if (!away) return null;
  const facts = buildPreviewFacts(
    { id: home.id, name: nameIn(home.names, language), form: source.homeForm },
    { id: away.id, name: nameIn(away.names, language), form: source.awayForm },
    source.meetings,
    source.places,
    fixture.format.scoring === 'sum' && fixture.format.draw,
  ).map((fact) => sentence(fact, language));
  const meetings = source.meetings.map((match) => outcomeFor(match, home.id));
  return {
    gameId: fixture.id,
    kind: phaseOf(source.match),
    sport: fixture.sport,
    champ: presentChamp(fixture.champ, language),
    home: presentCompetitor(home, language),
    away: presentCompetitor(away, language),
    startsAt: Math.floor(fixture.startsAt / 1000),
    homeForm: formText(source.homeForm, home.id),
    awayForm: formText(source.awayForm, away.id),
    meetings: {
      home: meetings.filter((o) => o === 'W').length,
      drawn: meetings.filter((o) => o === 'D').length,
      away: meetings.filter((o) => o === 'L').length,
    },
    outcomes: presentOutcomes(source, language),
    headline: facts[0] ?? '',
    round: fixture.round ?? null,
    stage: fixture.stage ?? null,
    venue: fixture.venue ? { name: fixture.venue.name, city: fixture.venue.city } : null,
    places: source.places,
    facts: facts.slice(0, FACTS),
  };
}

export function presentLight(preview: MatchPreview): MatchPreviewLight {
  const { round: _round, stage: _stage, venue: _venue, places: _places, facts: _facts, ...light } = preview;
  return light;
}
