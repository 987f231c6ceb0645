import './styles/title-races.css';
import { useTranslator } from '@touchline/ui/translator-context';

/** As many of the latest results are drawn. */
const SHOWN = 5;
const RESULTS = ['W', 'D', 'L'] as const;

/** Latest results as letters on tints, newest first (W, D, L). Draws nothing where nothing is known. */
export function FormBadges({ form }: { readonly form: string }) {
  const t = useTranslator();
  const marks = form
    .slice(0, SHOWN)
    .split('')
    .flatMap((letter, place) => {
      const mark = RESULTS.find((result) => result === letter);
      return mark ? [{ key: `${place}${mark}`, mark }] : [];
    });
  if (marks.length === 0) return null;
  return (
    <span
      className="form-marks"
      role="img"
      aria-label={t('match.form', { form: marks.map(({ mark }) => t(`match.result.${mark}.long`)).join(', ') })}
    >
      {marks.map(({ key, mark }) => (
        <i key={key} data-result={mark}>
          {t(`match.result.${mark}`)}
        </i>
      ))}
    </span>
  );
}
