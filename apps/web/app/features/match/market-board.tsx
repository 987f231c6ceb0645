import type { MatchDetail } from '@touchline/contract/line-shapes';
import { Button } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PricedMatch } from '../../live/price-button.tsx';
import { MarketBar } from './market-bar.tsx';
import { MarketCard } from './market-card.tsx';
import { ALL_GROUPS, type MarketCard as Card, dealColumns, marketCards, shownCards } from './market-cards.ts';
import { restoreMatchPreferences, useMatchPreferences } from './match-preferences.ts';
import { useColumns } from './use-columns.ts';
import { useStandingMarkets } from './use-standing-markets.ts';

interface MarketBoardProps {
  readonly match: MatchDetail;
  readonly priced: PricedMatch;
  readonly charted: string | null;
  readonly onChart: (card: Card) => void;
}

/** All markets of the match: tabs, search, pins, columns. */
export function MarketBoard({ match, priced, charted, onChart }: MarketBoardProps) {
  const t = useTexts();
  const { columns, pinned, shut, chooseColumns, togglePin, toggleShut, shutAll, openAll } = useMatchPreferences();
  const [group, setGroup] = useState(() => (match.groups.some((one) => one.key === 'main') ? 'main' : ALL_GROUPS));
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  useEffect(restoreMatchPreferences, []);

  const standing = useStandingMarkets(match.allMarkets, `${match.id}/${group}/${sought}`);
  const cards = useMemo(() => marketCards(standing), [standing]);
  const pins = useMemo(() => new Set(pinned), [pinned]);
  const shutSet = useMemo(() => new Set(shut), [shut]);
  const shown = useMemo(() => shownCards(cards, { group, search: sought, pinned: pins }), [cards, group, sought, pins]);
  const room = useColumns(Number(columns));
  const dealt = useMemo(() => dealColumns(shown, room, shutSet), [shown, room, shutSet]);
  const keys = shown.map((card) => card.key);
  const places = useMemo(() => new Map(shown.map((card, place) => [card.key, place])), [shown]);
  const anyOpen = keys.some((key) => !shutSet.has(key));

  return (
    <>
      <MarketBar
        groups={match.groups}
        total={match.allMarkets.length}
        group={group}
        search={search}
        columns={columns}
        anyOpen={anyOpen}
        onGroup={(key) => {
          setGroup(key);
          setSearch('');
        }}
        onSearch={setSearch}
        onColumns={chooseColumns}
        onFold={() => (anyOpen ? shutAll(keys) : openAll(keys))}
      />
      {shown.length === 0 ? (
        <section className="card">
          {sought === '' ? (
            <Empty title={t('match.markets.closed.title')} text={t('match.markets.closed.text')} />
          ) : (
            <Empty title={t('match.markets.none.title')} text={t('match.markets.none.text')}>
              <Button size="sm" onClick={() => setSearch('')}>
                {t('match.markets.clear')}
              </Button>
            </Empty>
          )}
        </section>
      ) : (
        <div className="mk-cols" data-columns={room}>
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
          <i className="mk-end" hidden />
        </div>
      )}
    </>
  );
}
