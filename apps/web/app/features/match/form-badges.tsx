import { useTranslator } from '@touchline/ui/translator-context';

/** Latest results as letters on tints, oldest first. Draws nothing where nothing is known. */
export function FormBadges({ form }: { readonly form: string }) {
  const t = useTranslator();
  const results = form
    .split('')
    .slice(-5)
    .map((result, place) => ({ key: `${place}`, result }));
  if (results.length === 0) return null;
  const spoken = results.map(({ result }) => t.find(`match.result.${result}.long`) ?? result).join(', ');
  return (
    <span className="form-strip" role="img" aria-label={t('match.form', { form: spoken })}>
      {results.map(({ key, result }) => (
        <i key={key} className="form-mark" data-result={result}>
          {t.find(`match.result.${result}`) ?? result}
        </i>
      ))}
    </span>
  );
}
