import './chips.css';
import { useTranslator } from '@touchline/ui/translator-context';

/** The chips that lie on a place; nothing where none do. */
export function ChipPile({ chips }: { readonly chips: number }) {
  const t = useTranslator();
  if (chips === 0) return null;
  return (
    <span className="chip-number figures">
      <span aria-hidden="true">{chips}</span>
      <span className="screen-reader-only">{t('casino.chips.on-place', { n: chips })}</span>
    </span>
  );
}
