import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, Link } from 'react-router';
import { searchPath } from '../../shell/paths.ts';

/** The header's way to search: a field where there is room, an icon where there is not. Works without script. R109: at most 100 characters. */
export function SearchBox() {
  const t = useTranslator();
  return (
    <>
      <Form action={searchPath(t.language)} className="top-search" role="search">
        <Icon name="search" size="s" />
        <input type="search" name="text" maxLength={100} placeholder={t('nav.search')} aria-label={t('nav.search')} autoComplete="off" />
      </Form>
      <Link className="icon-button top-search-icon" to={searchPath(t.language)} aria-label={t('nav.search')} title={t('nav.search')}>
        <Icon name="search" />
      </Link>
    </>
  );
}
