import { useTranslator } from '@touchline/ui/translator-context';

/** Latest results as letters on tints, newest last: W, D, L. */
export function FormBadges({ form }: { readonly form: string }) {
  const t = useTranslator();
  const results = form
    .split('')
    .slice(-5)
    .map((result, place) => ({ key: `${place}${result}`, result }));
  if (results.length === 0) return <span className="faint">–</span>;
  const spoken = results.map(({ result }) => t.find(`match.result.${result}.long`) ?? result).join(', ');
  return (
    <span className="statistics-form" role="img" aria-label={t('match.form', { form: spoken })}>
      {results.map(({ key, result }) => (
        <i key={key} data-result={result}>
          {t.find(`match.result.${result}`) ?? result}
        </i>
      ))}
    </span>
  );
}
