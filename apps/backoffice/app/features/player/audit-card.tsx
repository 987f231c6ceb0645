import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../parts/use-formats.ts';

/** Operators' actions on this player and looks at their data, each with its reason. */
export function AuditCard({ audit }: { readonly audit: NonNullable<OperatorPlayer['audit']> }) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <section className="card" aria-labelledby="audit-title">
      <h2 id="audit-title" className="card-title">
        {t('console.audit')}
      </h2>
      <ul className="lines">
        {audit.map((row) => (
          <li key={`${row.at} ${row.action} ${row.target}`}>
            <b>{row.by}</b> <span className="monospace">{row.action}</span>
            <span className="muted figures lines-end">{at(row.at)}</span>
            {row.reason ? <p>{row.reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
