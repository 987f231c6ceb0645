import type { ResultDetail } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import type { MouseEvent } from 'react';
import { matchPath } from '../../shell/paths.ts';
import { useStatisticsView } from './frame/statistics-view.tsx';

/** To the markets of the match: a frame asks its parent to go there, a window opens the site beside itself. */
export function OpenMatchLink({ game }: { readonly game: ResultDetail }) {
  const t = useTranslator();
  const { openInParent } = useStatisticsView();
  const path = encodeURI(matchPath(t.language, game));
  const press = (event: MouseEvent): void => {
    if (!openInParent) return;
    event.preventDefault();
    openInParent(path);
  };
  return (
    <a href={path} target="_blank" rel="noreferrer" className="open-match-link" onClick={press}>
      {t('stats.to-match')}
    </a>
  );
}
