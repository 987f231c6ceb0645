import type { MatchDetail } from '@touchline/contract/line/shapes';
import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { useIsBuilding } from '../builder/builder-mode.tsx';
import { BuilderPanel } from '../builder/builder-panel.tsx';
import { useBuilder } from '../builder/builder-store.ts';
import { useBuilderMarkets } from '../builder/use-builder-markets.ts';
import { restoreMatchPreferences, useMatchPreferences } from '../match-preferences.ts';
import { MarketCard } from './market-card.tsx';
import { ALL_GROUPS, type MarketCard as Card, distributeColumns, marketCards, shownCards } from './market-cards.ts';
import { MarketToolbar } from './market-toolbar.tsx';
import { useColumns } from './use-columns.ts';
import { useStableMarkets } from './use-stable-markets.ts';

interface MarketListProps {
  readonly match: MatchDetail;
  readonly priced: MatchSummary;
  readonly charted: string | null;
  readonly onChart: (card: Card) => void;
}

/** All markets of the match: tabs, search, pins, columns. */
export function MarketList({ match, priced, charted, onChart }: MarketListProps) {
  const t = useTranslator();
  const { columns, pinned, shut, chooseColumns, togglePin, toggleShut, collapseAll, openAll } = useMatchPreferences();
  const building = useIsBuilding();
  const [chosenGroup, setGroup] = useState(() => (match.groups.some((one) => one.key === 'main') ? 'main' : ALL_GROUPS));
  const group = building ? ALL_GROUPS : chosenGroup;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  useEffect(restoreMatchPreferences, []);

  const standing = useStableMarkets(useBuilderMarkets(match.allMarkets), `${match.id}/${building ? 'builder' : group}/${sought}`);
  const cards = useMemo(() => marketCards(standing), [standing]);
  const pins = useMemo(() => new Set(pinned), [pinned]);
  const shutSet = useMemo(() => new Set(shut), [shut]);
  const shown = useMemo(() => shownCards(cards, { group, search: sought, pinned: pins }), [cards, group, sought, pins]);
  const room = useColumns(Number(columns));
  const dealt = useMemo(() => distributeColumns(shown, room, shutSet), [shown, room, shutSet]);
  const keys = shown.map((card) => card.key);
  const places = useMemo(() => new Map(shown.map((card, place) => [card.key, place])), [shown]);
  const anyOpen = keys.some((key) => !shutSet.has(key));

  return (
    <>
      <MarketToolbar
        groups={match.groups}
        total={match.allMarkets.length}
        group={group}
        search={search}
        columns={columns}
        anyOpen={anyOpen}
        onGroup={(key) => {
          setGroup(key);
          useBuilder.getState().setOn(false);
          setSearch('');
        }}
        onSearch={setSearch}
        onColumns={chooseColumns}
        onFold={() => (anyOpen ? collapseAll(keys) : openAll(keys))}
      />
      <BuilderPanel />
      {shown.length === 0 ? (
        <section className="card">
          {sought === '' ? (
            <EmptyState title={t('match.markets.closed.title')} text={t('match.markets.closed.text')} />
          ) : (
            <EmptyState title={t('match.markets.none.title')} text={t('match.markets.none.text')}>
              <Button size="sm" onClick={() => setSearch('')}>
                {t('match.markets.clear')}
              </Button>
            </EmptyState>
          )}
        </section>
      ) : (
        <div className="market-columns" data-columns={room}>
          {dealt.map((column, index) => (
            <div key={['first', 'second', 'third'][index]} className="stack">
              {column.map((card) => (
                <MarketCard
                  key={card.key}
                  card={card}
                  place={places.get(card.key) ?? 0}
                  match={priced}
                  shut={shutSet.has(card.key)}
                  pinned={pins.has(card.key)}
                  charted={charted === card.key}
                  onToggle={toggleShut}
                  onPin={togglePin}
                  onChart={onChart}
                />
              ))}
            </div>
          ))}
          <i className="market-columns-end" hidden />
        </div>
      )}
    </>
  );
}
