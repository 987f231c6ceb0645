import type { MarketView } from '@touchline/contract/line/shapes';
import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo, useState } from 'react';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { BuilderNotes } from '../builder/builder-notes.tsx';
import { foldedLines, lineIds } from './folded-lines.ts';
import { type MarketCard as Card, columnsOf, scoreColumns, twoLineLength } from './market-cards.ts';
import { MarketStatus } from './market-status.tsx';

const COLUMN_CLASSES = { 1: 'columns-one', 2: 'columns-two', 3: 'columns-three' } as const;

interface MarketCardProps {
  readonly card: Card;
  /** In reading order: where columns lie one under the other they are read as one, whatever column a card was dealt to. */
  readonly place: number;
  readonly match: MatchSummary;
  readonly shut: boolean;
  readonly pinned: boolean;
  readonly charted: boolean;
  /** All lines are shown because the bettor asked for them. */
  readonly unfolded: boolean;
  /** All lines are shown because one of them is looked for. */
  readonly sought: boolean;
  readonly onLines: (key: string) => void;
  readonly onToggle: (key: string) => void;
  readonly onPin: (key: string) => void;
  readonly onChart: (card: Card) => void;
}

/** One kind of market with all its lines. Collapses, pins, opens its price history. */
export const MarketCard = memo(function MarketCard({
  card,
  place,
  match,
  shut,
  pinned,
  charted,
  unfolded,
  sought,
  onLines,
  onToggle,
  onPin,
  onChart,
}: MarketCardProps) {
  const t = useTranslator();
  const body = `card-${card.key.replaceAll(/[^a-zA-Z0-9]/g, '-')}`;
  const few = useFoldedLines(card.markets);
  const foldable = few.length < card.markets.length && !sought;
  const lines = foldable && !unfolded ? few : card.markets;
  // One of several goals or overs is called by its number: nothing is to be read above its prices.
  const title = lines.every(({ name }) => name === lines[0]?.name) ? (lines[0]?.name ?? card.title) : card.title;
  return (
    <section className={`card market-card${shut ? ' market-card-shut' : ''}`} style={{ order: place }} aria-label={title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!shut} aria-controls={body} onClick={() => onToggle(card.key)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis" title={title}>
              {title}
            </span>
          </button>
        </h3>
        <MarketStatus status={card.status} />
        {card.markets.length > 1 ? (
          <span className="faint figures" title={t('match.market.lines', { count: card.markets.length })}>
            {card.markets.length}
          </span>
        ) : null}
        <IconButton
          className="market-tool"
          icon="graph"
          small
          label={t('match.market.history', { name: card.title })}
          aria-pressed={charted}
          onClick={() => onChart(card)}
        />
        <IconButton
          className="market-tool"
          icon="pin"
          small
          label={t('match.market.pin', { name: card.title })}
          aria-pressed={pinned}
          onClick={() => onPin(card.key)}
        />
      </header>
      {shut ? null : (
        <div className="market-card-body" id={body}>
          {lines.map((market, index) => (
            <MarketLines
              key={market.id}
              market={market}
              match={match}
              title={market.name !== title && market.name !== lines[index - 1]?.name ? market.name : null}
            />
          ))}
          {foldable ? (
            <button type="button" className="market-more" aria-expanded={unfolded} aria-controls={body} onClick={() => onLines(card.key)}>
              <Icon name="chev" className="market-more-chevron" size="s" />
              {unfolded
                ? t('match.market.fewer')
                : t(isOfLines(card) ? 'match.market.all' : 'match.market.all-of-kind', { count: card.markets.length })}
              <span className="screen-reader-only">{card.title}</span>
            </button>
          ) : null}
          <BuilderNotes markets={card.markets} />
        </div>
      )}
    </section>
  );
});

/** Sets have no draws: no place is kept for them. */
const isMiddleEmpty = ([home, draw, away]: ReturnType<typeof scoreColumns>['columns']): boolean =>
  draw?.length === 0 && home?.length !== 0 && away?.length !== 0;

/** Whether its markets differ by a line: over 1.5, over 2.5. */
const isOfLines = ({ markets }: Card): boolean => markets[0]?.line !== markets.at(-1)?.line;

/** The lines of the folded card; they stand until others are on offer. */
function useFoldedLines(markets: Card['markets']): Card['markets'] {
  const offered = lineIds(markets);
  const [chosen, setChosen] = useState(() => ({ offered, ids: new Set(foldedLines(markets).map(({ id }) => id)) }));
  if (chosen.offered !== offered) {
    const ids = new Set(foldedLines(markets).map(({ id }) => id));
    setChosen({ offered, ids });
    return markets.filter(({ id }) => ids.has(id));
  }
  return markets.filter(({ id }) => chosen.ids.has(id));
}

/** Letters for which a third of a card has room, by its width: the style sheet's steps. Beyond the last, 1 X 2 is written everywhere. */
const STEPS = [7, 9, 11, 13, 16, 22];

/** The step of a three-way market: one long name writes the whole market as 1 X 2. Undefined where names are their own labels. */
function stepOf({ layout, selections }: MarketView): number | undefined {
  if (layout !== 3 || selections.every(({ name, label }) => name === label)) return undefined;
  const letters = Math.max(...selections.map(({ name }) => twoLineLength(name)));
  return STEPS.find((step) => letters <= step) ?? 99;
}

function MarketLines({
  market,
  match,
  title,
}: {
  readonly market: MarketView;
  readonly match: MatchSummary;
  readonly title: string | null;
}) {
  const { fullNames } = usePreferences();
  const step = fullNames ? stepOf(market) : undefined;
  const button = (selection: MarketView['selections'][number]) => (
    <LiveOddsButton
      key={selection.id}
      match={match}
      market={market}
      selection={selection}
      label={fullNames ? selection.name : selection.label}
      {...(step === undefined ? {} : { shortLabel: selection.label })}
      className="market-price"
      labelClassName="market-label"
      wide
    />
  );
  const heading = title ? <h4 className="market-card-title">{title}</h4> : null;
  if (market.layout === 'score') {
    const { columns, rest } = scoreColumns(market);
    return (
      <>
        {heading}
        <div className={`chronicle-side${isMiddleEmpty(columns) ? ' columns-two' : ''}`}>
          {columns.map((column, index) =>
            index === 1 && isMiddleEmpty(columns) ? null : <div key={['home', 'draw', 'away'][index]}>{column.map(button)}</div>,
          )}
        </div>
        {rest.length > 0 ? <div className="columns-one">{rest.map(button)}</div> : null}
      </>
    );
  }
  return (
    <>
      {heading}
      <div className={COLUMN_CLASSES[columnsOf(market)]} data-letters={step}>
        {market.selections.map(button)}
      </div>
    </>
  );
}
