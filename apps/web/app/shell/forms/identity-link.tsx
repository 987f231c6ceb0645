import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { identityPath } from '../paths.ts';

/** The way to the identity check beside a refused stake, where the law wants it first; nothing beside any other refusal. */
export function IdentityLink({ code }: { readonly code: string | null }) {
  const t = useTranslator();
  if (code !== 'identity_required_to_play') return null;
  return (
    <Link className={buttonClass('amber', 'xs')} to={identityPath(t.language, 'identification')}>
      {t('identification.go')}
    </Link>
  );
}
