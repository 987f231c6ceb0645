import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { BetLegView, BetView } from '@touchline/contract/bets/calls';
import type { Translator } from '@touchline/i18n/translator';
import { Badge, type BadgeTone } from '@touchline/ui/badge';
import type { Column } from './data-table.tsx';
import { amountOrder } from './sort-rows.ts';
import type { useFormats } from './use-formats.ts';

const BET_TONES: Readonly<Record<string, BadgeTone>> = { open: 'info', won: 'brand', lost: 'danger' };

/** "Ascot 14:30: Winner Red Rum 5.00"; of a place half what it pays. */
function legText(t: Translator, odds: (thousandths: number) => string, leg: BetLegView): string {
  const { place } = leg;
  const price = place
    ? t('coupon.each-way.place', { odds: odds(placeOdds(leg.odds, place)), part: `${place.num}/${place.den}`, places: place.places })
    : odds(leg.odds);
  return `${leg.matchName}: ${leg.marketName} ${leg.selectionName} ${price}`;
}

/** How a bet stands in a table: number, when, what of, for how much, what became of it. */
export const betColumns = <B extends BetView>(t: Translator, { money, at, odds }: ReturnType<typeof useFormats>): Column<B>[] => [
  { key: 'bet', head: t('console.bet'), cell: (bet) => <span className="figures">{bet.betId}</span>, csv: (bet) => bet.betId },
  {
    key: 'placed',
    head: t('console.bet.placed'),
    cell: (bet) => <span className="figures">{at(bet.placedAt)}</span>,
    order: (bet) => bet.placedAt,
    csv: (bet) => new Date(bet.placedAt).toISOString(),
  },
  {
    key: 'legs',
    head: t('console.bet.legs'),
    cell: (bet) => (
      <span className="cell-words" title={bet.legs.map((leg) => legText(t, odds, leg)).join('\n')}>
        {t('console.bet.legs.count', { n: bet.legs.length })} · {bet.legs.map(({ matchName }) => matchName).join(', ')}
      </span>
    ),
    csv: (bet) => bet.legs.map((leg) => legText(t, odds, leg)).join(' | '),
  },
  {
    key: 'stake',
    head: t('console.stake'),
    end: true,
    cell: (bet) => <span className="figures">{money(bet.stake, bet.currency)}</span>,
    order: (bet) => amountOrder(bet.stake),
    csv: (bet) => `${bet.stake} ${bet.currency}`,
  },
  {
    key: 'odds',
    head: t('console.odds'),
    end: true,
    cell: (bet) => <span className="figures">{bet.totalOdds ?? '–'}</span>,
    csv: (bet) => bet.totalOdds ?? '',
  },
  {
    key: 'paid',
    head: t('console.bet.paid'),
    end: true,
    cell: (bet) => <span className="figures">{bet.paid === null ? '–' : money(bet.paid, bet.currency)}</span>,
    order: (bet) => amountOrder(bet.paid),
    csv: (bet) => bet.paid ?? '',
  },
  {
    key: 'status',
    head: t('console.state'),
    cell: (bet) => <Badge tone={BET_TONES[bet.status] ?? 'plain'}>{t(`bets.status.${bet.status}`)}</Badge>,
    order: (bet) => bet.status,
    csv: (bet) => bet.status,
  },
];
