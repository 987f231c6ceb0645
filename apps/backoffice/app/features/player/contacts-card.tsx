import type { SupportTicket } from '@touchline/contract/support/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../parts/use-formats.ts';
import { useMay } from '../../shell/session.tsx';

/** Everything that the player has written to support. */
export function ContactsCard({ threads }: { readonly threads: readonly SupportTicket[] }) {
  const t = useTranslator();
  const may = useMay();
  const { at } = useFormats();
  return (
    <section className="card" aria-labelledby="contacts-title">
      <h2 id="contacts-title" className="card-title">
        {t('console.nav.support')}
      </h2>
      {threads.length === 0 ? <p className="table-empty">{t('console.none')}</p> : null}
      <ul className="lines">
        {threads.map((thread) => (
          <li key={thread.id}>
            {may('operatorSupportThread') ? (
              <Link className="link" to={`/support/${thread.id}`}>
                {t(`support.topic.${thread.topic}`)}
              </Link>
            ) : (
              <b>{t(`support.topic.${thread.topic}`)}</b>
            )}
            <span className="muted figures lines-end">{at(thread.changedAt)}</span>
            <p className="ellipsis">{thread.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
