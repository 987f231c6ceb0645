import './sections.css';
import type { CompetitorView } from '@touchline/contract/line-shapes';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';

interface WalkStep {
  readonly id: number;
  readonly home: CompetitorView;
  readonly away: CompetitorView | null;
  /** Epoch seconds. */
  readonly startsAt: number;
  readonly champName: string;
  readonly live: boolean;
}

/** The matches of a section beside the one that is looked at, with a step to the one before and the one after. */
export function SectionWalk<S extends WalkStep>({
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
  const t = useTexts();
  const { dateTime } = useFormats();
  const at = steps.findIndex((step) => step.id === current);
  const before = steps[at - 1];
  const after = steps[at + 1];
  return (
    <nav className="card side walk" aria-label={t('sections.walk.label', { section: title })}>
      <div className="grp">
        <h3>
          <span className="ell">{title}</span>
          <span className="num">{t('sections.walk.place', { n: at + 1, of: steps.length })}</span>
        </h3>
        {steps.map((step) => (
          <Link key={step.id} className="ml" to={addressOf(step)} aria-current={step.id === current ? 'page' : undefined}>
            <span className={`m ell${step.live ? '' : ' later num'}`}>{step.live ? t('status.live') : dateTime(step.startsAt * 1000)}</span>
            <span className="nn">
              <span className="ell">{step.home.name}</span>
              {step.away ? <span className="ell">{step.away.name}</span> : null}
            </span>
          </Link>
        ))}
      </div>
      {before || after ? (
        <div className="walk-steps">
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
