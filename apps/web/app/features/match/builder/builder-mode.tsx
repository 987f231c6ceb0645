import './builder.css';
import { MAX_BUILDER_SELECTIONS } from '@touchline/betting/builder/builder-leg';
import { builderSport } from '@touchline/betting/builder/builder-models';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { PicksContext, type SelectionPicks, usePicks } from '../../../live/selection-picks.ts';
import { useBuilder } from './builder-store.ts';
import { type Bar, barReason, barsOf } from './builder-words.ts';
import { useBuilderView } from './use-builder-view.ts';

/** Whether the match can be built on at all, and the picks that adding to the bet slip goes through. */
interface BuilderPlace {
  readonly matchId: number;
  readonly offered: boolean;
  readonly slip: SelectionPicks | null;
}

const BuilderContext = createContext<BuilderPlace>({ matchId: 0, offered: false, slip: null });

export const useBuilderPlace = (): BuilderPlace => use(BuilderContext);

/** The mode is on for the match of this page. */
export function useIsBuilding(): boolean {
  const { matchId, offered } = useBuilderPlace();
  return useBuilder((builder) => builder.on && builder.matchId === matchId) && offered;
}

const STATUSES: ReadonlySet<string> = new Set(['planned', 'live', 'break']);

/** Around the markets of a match: while the mode is on, a press on a price goes to the builder. */
export function BuilderMode({ match, children }: { readonly match: MatchDetail; readonly children: ReactNode }) {
  const slip = usePicks();
  const offered = builderSport(match.sport) !== undefined && match.away !== null && STATUSES.has(match.state.status);
  const place = useMemo(() => ({ matchId: match.id, offered, slip }), [match.id, offered, slip]);
  useEffect(() => useBuilder.getState().open(match.id), [match.id]);
  const { status, period, score } = match.state;
  useBuilderView(match.id, JSON.stringify([status, period, score]));
  return (
    <BuilderContext value={place}>
      <BuilderPicks matchId={match.id} offered={offered}>
        {children}
      </BuilderPicks>
    </BuilderContext>
  );
}

function BuilderPicks({
  matchId,
  offered,
  children,
}: {
  readonly matchId: number;
  readonly offered: boolean;
  readonly children: ReactNode;
}) {
  const t = useTranslator();
  const slip = usePicks();
  const on = useBuilder((builder) => builder.on && builder.matchId === matchId) && offered;
  const picks = useMemo(
    () => createBuilderPicks(barTexts(t), () => showToast('warning', t('match.builder.full', { max: MAX_BUILDER_SELECTIONS }))),
    [t],
  );
  return <PicksContext value={on ? picks : slip}>{children}</PicksContext>;
}

type BarText = Bar & { readonly reason: string };

const NO_BARS: ReadonlyMap<number, BarText> = new Map();

/** The sentence of each price that is out, made once for an answer. */
function barTexts(t: ReturnType<typeof useTranslator>): () => ReadonlyMap<number, BarText> {
  let made: { readonly view: unknown; readonly texts: ReadonlyMap<number, BarText> } = { view: null, texts: new Map() };
  return () => {
    const { view, picks } = useBuilder.getState();
    if (picks.length === 0) return NO_BARS;
    if (made.view !== view)
      made = { view, texts: new Map([...barsOf(view)].map(([id, bar]) => [id, { ...bar, reason: barReason(t, bar, picks) }])) };
    return made.texts;
  };
}

const createBuilderPicks = (texts: () => ReadonlyMap<number, BarText>, full: () => void): SelectionPicks => ({
  subscribe: (listener) => useBuilder.subscribe(listener),
  has: (_match, selectionId) => useBuilder.getState().picks.some((pick) => pick.selectionId === selectionId),
  toggle(pick) {
    if (useBuilder.getState().toggle(pick) === 'full') full();
  },
  bar: (_match, selectionId) => texts().get(selectionId) ?? null,
});
