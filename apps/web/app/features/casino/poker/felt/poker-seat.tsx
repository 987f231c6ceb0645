import type { PokerHandView, PokerSeatView, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { deckFace } from '../../games/parts/card-face.ts';
import { PlayingCard } from '../../games/parts/playing-card.tsx';
import { decisionText, lastDecision } from '../hand/event-text.ts';
import { useChips } from '../use-chips.ts';
import { ClockBar } from './clock-bar.tsx';
import { placeStyle } from './place-style.ts';
import type { SeatPlace } from './seat-places.ts';
import { wonBy } from './won-by.ts';

interface PokerSeatProps {
  readonly info: PokerTableInfo;
  readonly taken: PokerSeatView;
  readonly place: SeatPlace;
  readonly isOwn: boolean;
  /** The hand that is played, or that has just been. */
  readonly hand: PokerHandView | null;
}

/** A player or a house bot at the table: cards, name, stack, what was done last, the clock and the bet before the seat. */
export function PokerSeat({ info, taken, place, isOwn, hand }: PokerSeatProps) {
  const t = useTranslator();
  const chips = useChips(info);
  const dealt = hand?.seats.find(({ seat }) => seat === taken.seat);
  const isActing = hand !== null && hand.toAct === taken.seat;
  return (
    <li
      className="poker-seat"
      style={placeStyle(place)}
      data-own={isOwn || undefined}
      data-acting={isActing || undefined}
      data-standing={dealt?.standing}
      aria-current={isActing ? 'true' : undefined}
    >
      {dealt && dealt.standing !== 'folded' ? <SeatCards cards={dealt.cards} count={info.variant === 'omaha' ? 4 : 2} /> : null}
      <div className="poker-plate">
        <span className="poker-face" aria-hidden="true">
          {taken.isBot ? <Icon name="gear" size="s" /> : Array.from(taken.name.replaceAll('*', ''))[0]}
        </span>
        <span className="poker-name">
          <b>
            <bdi>{isOwn ? t('poker.you') : taken.name}</bdi>
            {taken.isBot ? (
              <Badge tone="info" className="poker-mark">
                <span aria-hidden="true">{t('poker.bot.short')}</span>
                <span className="screen-reader-only">{t('poker.bot')}</span>
              </Badge>
            ) : null}
          </b>
          <span className="figures">{chips.full(dealt?.stack ?? taken.chips)}</span>
        </span>
        {hand?.positions.button === taken.seat ? (
          <span className="poker-button">
            <span aria-hidden="true">D</span>
            <span className="screen-reader-only">{t('poker.button')}</span>
          </span>
        ) : null}
      </div>
      <SeatNote info={info} taken={taken} hand={hand} />
      {isActing && hand.turnAt !== null && hand.actsBy !== null ? (
        <ClockBar turnAt={hand.turnAt} actsBy={hand.actsBy} decisionMs={info.decisionMs} />
      ) : null}
      {dealt && dealt.bet > 0 && hand?.outcome === null ? (
        <span className="poker-bet figures">
          <i aria-hidden="true" />
          <span className="screen-reader-only">{t('poker.bet')} </span>
          {chips.full(dealt.bet)}
        </span>
      ) : null}
    </li>
  );
}

function SeatCards({ cards, count }: { readonly cards: readonly number[] | null; readonly count: number }) {
  return (
    <span className="poker-cards" data-count={count} data-shown={cards !== null}>
      {(cards ?? Array.from({ length: count }, () => null)).map((card, place) => (
        <span key={card ?? `hidden ${place}`}>
          <PlayingCard face={card === null ? null : deckFace(card)} />
        </span>
      ))}
    </span>
  );
}

/** The last deed of the seat, or how the hand ended for it. */
function SeatNote({ info, taken, hand }: Pick<PokerSeatProps, 'info' | 'taken' | 'hand'>) {
  const t = useTranslator();
  const chips = useChips(info);
  const dealt = hand?.seats.find(({ seat }) => seat === taken.seat);
  const won = hand ? wonBy(hand, taken.seat) : 0;
  const event = hand && lastDecision(hand.events, taken.seat);
  const did = event && decisionText({ t, chips: chips.short }, event);
  const text =
    won > 0
      ? t('poker.wins', { amount: chips.full(won) })
      : dealt?.standing === 'all-in'
        ? t('poker.all-in')
        : dealt?.standing === 'folded'
          ? t('poker.folded')
          : !dealt && !taken.isPresent
            ? t('poker.away')
            : did;
  if (!text) return null;
  return (
    <span className="poker-note" data-tone={won > 0 ? 'won' : dealt?.standing}>
      {text}
    </span>
  );
}
