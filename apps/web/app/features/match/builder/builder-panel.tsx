import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { SideColumn } from '../../../shell/page/side-column.tsx';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { BuilderAddButton, useIsInSlip } from './builder-add-button.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { useIsBuilding } from './builder-mode.tsx';
import { BuilderStepRow } from './builder-step-row.tsx';
import { useBuilder } from './builder-store.ts';
import { answerAbout, builderSteps } from './builder-words.ts';

/** The builder beside the markets, on small screens above them: the picks as steps of one price. */
export function BuilderPanel() {
  const t = useTranslator();
  const on = useIsBuilding();
  const { picks, view, clear } = useBuilder();
  const inSlip = useIsInSlip();
  if (!on) return null;
  const steps = builderSteps(picks, view);
  return (
    <>
      <SideColumn first>
        <section className="card builder-panel" aria-label={t('match.builder.tab')} id="builder-panel">
          <header className="builder-head">
            <h2>
              <Icon name="link" size="s" /> {t('match.builder.tab')}
            </h2>
            {picks.length > 0 ? (
              <Button size="xs" tone="ghost" onClick={clear}>
                {t('match.builder.clear')}
              </Button>
            ) : null}
          </header>
          {picks.length === 0 ? <p className="muted builder-hint">{t('match.builder.hint')}</p> : null}
          {picks.length > 0 ? (
            <>
              <ol hidden={inSlip} className="builder-steps">
                {steps.map((step) => (
                  <BuilderStepRow key={step.pick.selectionId} step={step} />
                ))}
              </ol>
              <BuilderProblem />
              <BuilderTotal short={inSlip} />
              <BuilderAddButton />
            </>
          ) : null}
        </section>
      </SideColumn>
      <BuilderBar />
    </>
  );
}

/** The joint price, the product struck through, and why it is another one. */
function BuilderTotal({ short }: { readonly short: boolean }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { picks, view } = useBuilder();
  const [seen, setSeen] = useState<number | null>(null);
  const answer = answerAbout(picks, view);
  const price = answer?.odds ?? null;
  if (price !== null && price !== seen) setSeen(price);
  const product = answer?.product ?? null;
  const counted = picks.length - (view?.picks.filter((pick) => pick.included).length ?? 0);
  const joint = counted > 1;
  return (
    <div className="builder-total">
      <div className="builder-total-line" role="status">
        <span className="muted">{t('match.builder.together', { n: counted })}</span>
        <span className="spacer" />
        {joint && product !== null && price !== null ? (
          <s className="figures faint">
            <span className="screen-reader-only">{t('match.builder.product')} </span>
            {odds(product)}
          </s>
        ) : null}
        <b className="figures builder-price" data-held={price === null || undefined}>
          {price === null ? (seen === null ? '–' : odds(seen)) : odds(price)}
        </b>
      </div>
      {short ? null : joint && product !== null && price !== null ? (
        <p className="muted builder-why">
          {t(price < product ? 'match.builder.why.less' : 'match.builder.why.more', { product: odds(product) })}
        </p>
      ) : counted === 1 ? (
        <p className="muted builder-why">{t('match.builder.one')}</p>
      ) : null}
    </div>
  );
}

function BuilderProblem() {
  const t = useTranslator();
  const view = useBuilder((builder) => builder.view);
  const problem = view?.state === 'suspended' ? t('match.builder.suspended') : (view?.problem?.message ?? null);
  if (problem === null) return null;
  return (
    <Callout icon={view?.state === 'suspended' ? 'lock' : 'warn'}>
      <p>{problem}</p>
    </Callout>
  );
}
