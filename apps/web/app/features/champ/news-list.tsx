import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath } from '../../shell/paths.ts';
import type { ChampNews } from './build-champ-news.ts';

const NEWS_ICONS: Readonly<Record<ChampNews['key'], IconName>> = {
  win: 'check',
  'big-win': 'bolt',
  draw: 'swap',
  goals: 'ball',
  streak: 'up',
  slump: 'down',
  leader: 'crown',
  postponed: 'clock',
  overtime: 'history',
  champion: 'trophy',
  scorer: 'medal',
  next: 'cal',
};

/** News of a championship. What can still be bet on leads to its match. */
export function NewsList({ news }: { readonly news: readonly ChampNews[] }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  return (
    <ol className="news">
      {news.map((one) => {
        const score = one.score && { score: t('score.pair', { home: one.score[0], away: one.score[1] }) };
        const text = t(`news.${one.key}`, { ...one.args, ...score });
        return (
          <li key={`${one.key} ${one.result ?? one.match?.id ?? text}`} data-news={one.key}>
            <span className="news-icon">
              <Icon name={NEWS_ICONS[one.key]} />
            </span>
            <span className="news-text">
              {one.match ? <Link to={matchPath(t.language, one.match)}>{text}</Link> : text}
              <time className="faint">{dateTime(one.at * 1000)}</time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
