import { useTexts } from '@touchline/ui/texts';

/** Latest results as letters on tints, oldest first. Draws nothing where nothing is known. */
export function FormRow({ form }: { readonly form: string }) {
  const t = useTexts();
  const results = form
    .split('')
    .slice(-5)
    .map((result, place) => ({ key: `${place}`, result }));
  if (results.length === 0) return null;
  const spoken = results.map(({ result }) => t.find(`match.result.${result}.long`) ?? result).join(', ');
  return (
    <span className="form" role="img" aria-label={t('match.form', { form: spoken })}>
      {results.map(({ key, result }) => (
        <i key={key} className={`fm ${result}`}>
          {t.find(`match.result.${result}`) ?? result}
        </i>
      ))}
    </span>
  );
}
