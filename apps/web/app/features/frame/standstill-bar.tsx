import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useStandstill } from '../../live/standstill.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { feedPath } from '../../shell/paths.ts';

/** At the top of every page while everything stands still: what, why and since when, so that nobody takes an old price or score for a new one. */
export function StandstillBar() {
  const t = useTranslator();
  const formats = useFormats();
  const standstill = useStandstill();
  if (standstill === null) return null;
  const time = formats.time(standstill.since);
  if (standstill.why === 'line')
    return (
      <div className="site-bar site-bar-cut" role="alert">
        <Icon name="offline" size="s" />
        <b>{t('state.offline.title')}</b>
        <p>{t('state.offline.text', { time })}</p>
      </div>
    );
  return (
    <div className="site-bar" role="alert">
      <Icon name="pause" size="s" />
      <b>{t('state.silent.title')}</b>
      <p>{standstill.live > 0 ? t('state.silent.waiting', { time, n: standstill.live }) : t('state.silent.text', { time })}</p>
      {standstill.live > 0 ? (
        <Link className={`${buttonClass('plain', 'xs')} site-bar-action`} to={feedPath(t.language, 'live')}>
          {t('state.silent.which')}
        </Link>
      ) : null}
    </div>
  );
}
