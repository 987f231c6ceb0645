import type { DocumentView } from '@touchline/contract/identification/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../parts/use-formats.ts';

/** Documents that the player has handed in; photographs are looked at on the page of documents. */
export function DocumentsCard({ documents }: { readonly documents: readonly DocumentView[] }) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <section className="card" aria-labelledby="documents-title">
      <h2 id="documents-title" className="card-title">
        {t('console.nav.documents')}
      </h2>
      {documents.length === 0 ? <p className="table-empty">{t('console.none')}</p> : null}
      <ul className="lines">
        {documents.map((document) => (
          <li key={document.id}>
            <b>{t(`identification.kind.${document.kind}`)}</b>
            <Badge tone={document.status === 'approved' ? 'brand' : document.status === 'rejected' ? 'danger' : 'info'}>
              {t(`console.document.${document.status}`)}
            </Badge>
            <span className="muted figures lines-end">{at(document.createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
