import './highlights.css';
import type { CompetitorView } from '@touchline/contract/line/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface PagerItem {
  readonly id: number;
  readonly home: CompetitorView;
  readonly away: CompetitorView | null;
  /** Epoch seconds. */
  readonly startsAt: number;
  readonly champName: string;
  readonly live: boolean;
}

/** The matches of a section beside the one that is looked at, with a step to the one before and the one after. */
export function MatchPager<S extends PagerItem>({
  title,
  steps,
  current,
  addressOf,
}: {
  readonly title: string;
  readonly steps: readonly S[];
  readonly current: number;
  readonly addressOf: (step: S) => string;
}) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  const at = steps.findIndex((step) => step.id === current);
  const before = steps[at - 1];
  const after = steps[at + 1];
  return (
    <nav className="card side match-pager" aria-label={t('sections.walk.label', { section: title })}>
      <div className="menu-group">
        <h3>
          <span className="ellipsis">{title}</span>
          <span className="figures">{t('sections.walk.place', { n: at + 1, of: steps.length })}</span>
        </h3>
        {steps.map((step) => (
          <Link key={step.id} className="match-link" to={addressOf(step)} aria-current={step.id === current ? 'page' : undefined}>
            <span className={`match-link-time match-pager-time ellipsis${step.live ? '' : ' match-link-later figures'}`}>
              {step.live ? t('status.live') : dateTime(step.startsAt * 1000)}
            </span>
            <span className="match-link-names">
              <span className="ellipsis">{step.home.name}</span>
              {step.away ? <span className="ellipsis">{step.away.name}</span> : null}
            </span>
          </Link>
        ))}
      </div>
      {before || after ? (
        <div className="match-pager-steps">
          {before ? (
            <Link className={buttonClass('ghost', 'sm')} to={addressOf(before)} rel="prev">
              <Icon name="prev" size="s" flip />
              {t('sections.walk.before')}
            </Link>
          ) : null}
          {after ? (
            <Link className={buttonClass('plain', 'sm')} to={addressOf(after)} rel="next">
              {t('sections.walk.after')}
              <Icon name="next" size="s" flip />
            </Link>
          ) : null}
        </div>
      ) : null}
    </nav>
  );
}
