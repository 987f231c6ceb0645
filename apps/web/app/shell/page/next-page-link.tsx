import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

/** The way to the next page of a list; nothing on the last one. */
export function NextPageLink({ to }: { readonly to: string | null }) {
  const t = useTranslator();
  return to === null ? null : (
    <Link className={buttonClass('plain', 'md', true)} to={to}>
      {t('action.show-more')}
    </Link>
  );
}
