import { useTranslator } from '@touchline/ui/translator-context';

export interface Change {
  readonly key: string;
  readonly name: string;
  /** Before and after. */
  readonly values: string;
}

/** The values that another version changes, a line each. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTranslator();
  if (changes.length === 0) return <p className="muted">{t('console.club.unchanged')}</p>;
  return (
    <ul>
      {changes.map(({ key, name, values }) => (
        <li key={key}>
          {name}: {values}
        </li>
      ))}
    </ul>
  );
}
