import './playing-card.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { CardFace } from './card-face.ts';
import { HALF, PIPS, SUIT_PATHS } from './card-pips.ts';

/** The back of a card: a lattice with the house's mark. */
function CardBack() {
  return (
    <>
      <rect className="playing-card-back" x="7" y="7" width="86" height="130" rx="6" />
      <path className="playing-card-lines" d="M7 40 40 7M7 72 72 7M7 104 93 18M7 137 93 51M28 137 93 72M60 137 93 104" />
      <circle className="playing-card-mark" cx="50" cy="72" r="17" />
      <path className="playing-card-arc" d="M38 78h24M41 78a9 9 0 0 1 18 0" />
      <circle className="playing-card-dot" cx="50" cy="63" r="3" />
    </>
  );
}

/** Rank and suit of one corner; the other corner is the same, turned round. */
const Corner = ({ rank, suit }: CardFace) => (
  <>
    <text x="14" y="24" fontSize={rank.length > 1 ? 19 : 23} textLength={rank.length > 1 ? 19 : undefined}>
      {rank}
    </text>
    <path d={SUIT_PATHS[suit]} transform="translate(14 37) scale(.72)" />
  </>
);

/** The middle of a card: its pips, the one great pip of an ace, or the framed letter of a court card. */
function CardMiddle({ rank, suit }: CardFace) {
  const pips = PIPS[rank];
  if (pips)
    return pips.map(([x, y]) => (
      <path key={`${x} ${y}`} d={SUIT_PATHS[suit]} transform={`translate(${x} ${y}) scale(${y > HALF ? -0.95 : 0.95})`} />
    ));
  if (rank === 'A') return <path d={SUIT_PATHS[suit]} transform="translate(50 72) scale(2.7)" />;
  return (
    <>
      <rect className="playing-card-frame" x="27" y="20" width="46" height="104" rx="4" />
      <path className="playing-card-crest" d="M36 54 33 34l9.500 8L50 29l7.500 13 9.500-8-3 20z" />
      <text x="50" y="88" fontSize="36">
        {rank}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(50 107)" />
    </>
  );
}

/** A card as it lies on the table; its back where `face` is null. Its width is that of the place it lies on. */
export function PlayingCard({ face }: { readonly face: CardFace | null }) {
  const t = useTranslator();
  const label = face ? t('casino.card', { rank: face.rank, suit: t(`casino.suit.${face.suit}`) }) : t('casino.cards.face-down');
  return (
    <svg className="playing-card" viewBox="0 0 100 144" role="img" aria-label={label} data-suit={face?.suit}>
      <rect className="playing-card-blank" x="1" y="1" width="98" height="142" rx="9" />
      {face ? (
        <g>
          <Corner {...face} />
          <g transform="rotate(180 50 72)">
            <Corner {...face} />
          </g>
          <CardMiddle {...face} />
        </g>
      ) : (
        <CardBack />
      )}
    </svg>
  );
}
