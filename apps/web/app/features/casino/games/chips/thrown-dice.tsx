import './thrown-dice.css';
import { useTranslator } from '@touchline/ui/translator-context';

/** The pips of each face, in nine fields of a die row by row. */
const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Dice as they lie; one that has not come to rest has no face yet. */
export function ThrownDice({ dice }: { readonly dice: readonly (number | null)[] }) {
  const t = useTranslator();
  return (
    <ul className="table-dice" dir="ltr" aria-label={t('casino.sic-bo.dice')}>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <li key={i}>
          <svg
            viewBox="0 0 60 60"
            role="img"
            aria-label={t(face === null ? 'casino.sic-bo.rolling' : 'casino.sic-bo.die', { n: face ?? 0 })}
          >
            <rect width="60" height="60" rx="12" data-rest={face !== null || undefined} />
            {(PIPS[face ?? 0] ?? []).map((field) => (
              <circle key={field} cx={15 + (field % 3) * 15} cy={15 + Math.floor(field / 3) * 15} r="5.5" />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
