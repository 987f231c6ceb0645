import type { MarketView } from '@touchline/contract/line-shapes';
import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { memo } from 'react';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { usePreferences } from '../../preferences-context.tsx';
import { type MarketCard as Card, columnsOf, lettersOfTwoLines, scoreColumns } from './market-cards.ts';

interface MarketCardProps {
  readonly card: Card;
  /** In reading order: where columns lie one under the other they are read as one, whatever column a card was dealt to. */
  readonly place: number;
  readonly match: PricedMatch;
  readonly shut: boolean;
  readonly pinned: boolean;
  readonly charted: boolean;
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
  onToggle,
  onPin,
  onChart,
}: MarketCardProps) {
  const t = useTexts();
  const body = `card-${card.key.replaceAll(/[^a-zA-Z0-9]/g, '-')}`;
  return (
    <section className={`card mkt${shut ? ' shut' : ''}`} style={{ order: place }} aria-label={card.title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!shut} aria-controls={body} onClick={() => onToggle(card.key)}>
            <Icon name="chev" className="chev" />
            <span className="ell" title={card.title}>
              {card.title}
            </span>
          </button>
        </h3>
        {card.status === 'open' ? null : <Badge icon="lock">{t(`match.market.${card.status}`)}</Badge>}
        {card.markets.length > 1 ? (
          <span className="mut3 num" title={t('match.market.lines', { count: card.markets.length })}>
            {card.markets.length}
          </span>
        ) : null}
        <IconButton
          icon="graph"
          small
          label={t('match.market.history', { name: card.title })}
          aria-pressed={charted}
          onClick={() => onChart(card)}
        />
        <IconButton
          icon="pin"
          small
          label={t('match.market.pin', { name: card.title })}
          aria-pressed={pinned}
          onClick={() => onPin(card.key)}
        />
      </header>
      {shut ? null : (
        <div className="mk-b2" id={body}>
          {card.markets.map((market) => (
            <MarketLines
              key={market.id}
              market={market}
              match={match}
              title={card.markets.length > 1 && needsTitle(market, card) ? market.name : null}
            />
          ))}
        </div>
      )}
    </section>
  );
});

/** Lines say what they are in their selections ("Over 2.5"); markets of a player or a goal need their own heading. */
const needsTitle = (market: MarketView, card: Card): boolean => market.name !== card.title && market.line === 0 && market.subject !== 0;

/** Letters for which a third of a card has room, by its width: the style sheet's steps. Beyond the last, 1 X 2 is written everywhere. */
const STEPS = [7, 9, 11, 13, 16, 22];

/** The step of a three-way market: one long name writes the whole market as 1 X 2. Undefined where names are their own labels. */
function stepOf({ layout, selections }: MarketView): number | undefined {
  if (layout !== 3 || selections.every(({ name, label }) => name === label)) return undefined;
  const letters = Math.max(...selections.map(({ name }) => lettersOfTwoLines(name)));
  return STEPS.find((step) => letters <= step) ?? 99;
}

function MarketLines({
  market,
  match,
  title,
}: {
  readonly market: MarketView;
  readonly match: PricedMatch;
  readonly title: string | null;
}) {
  const { fullNames } = usePreferences();
  const step = fullNames ? stepOf(market) : undefined;
  const button = (selection: MarketView['selections'][number]) => (
    <PriceButton
      key={selection.id}
      match={match}
      market={market}
      selection={selection}
      label={fullNames ? selection.name : selection.label}
      {...(step === undefined ? {} : { shortLabel: selection.label })}
      wide
    />
  );
  const heading = title ? <h4 className="mk-sub">{title}</h4> : null;
  if (market.layout === 'score') {
    const { columns, rest } = scoreColumns(market);
    return (
      <>
        {heading}
        <div className="cs">
          {columns.map((column, index) => (
            <div key={['home', 'draw', 'away'][index]}>{column.map(button)}</div>
          ))}
        </div>
        {rest.length > 0 ? <div className="g1">{rest.map(button)}</div> : null}
      </>
    );
  }
  return (
    <>
      {heading}
      <div className={`g${columnsOf(market)}`} data-letters={step}>
        {market.selections.map(button)}
      </div>
    </>
  );
}
