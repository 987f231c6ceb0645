import type { ReplyFor } from '@touchline/contract/calls';
import type { AvailableLimits, LimitsView } from '@touchline/contract/limits/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { LimitsCard } from './limits-card.tsx';
import { RestrictionNotes } from './restriction-notes.tsx';
import { SelfAssessmentCard } from './self-assessment-card.tsx';
import { SelfExclusionCard } from './self-exclusion-card.tsx';
import { SetLimitCard } from './set-limit-card.tsx';
import { SupportOrganisationsCard } from './support-organisations-card.tsx';
import { TimeOutCard } from './time-out-card.tsx';
import type { DraftLimit } from './use-set-limit.ts';

export interface LimitsPageProps {
  readonly loaded: LimitsView;
  readonly available: AvailableLimits;
  readonly reasons: ReplyFor<'exclusionReasons'>['reasons'];
  /** Epoch ms of the server. */
  readonly now: number;
}

/** The cards of the page: what holds, what can be set, ways to stop, the self-test, who helps. */
export function LimitsPage({ loaded, available, reasons, now }: LimitsPageProps) {
  const t = useTranslator();
  const [view, setView] = useState(loaded);
  const [draft, setDraft] = useState<DraftLimit>({ kind: available.kinds[0]?.kind ?? 'deposit', period: 'day', value: '' });
  const missing = available.kinds.some(({ kind, required }) => required && !view.limits.some((limit) => limit.kind === kind));
  // The session has ended by now: the page says so by itself (session-ended), and shows what holds after the next sign-in.
  const leave = (): void => window.location.assign(`/${t.language}`);
  const toForm = ({ kind, period, value }: DraftLimit): void => {
    setDraft({ kind, period, value });
    const form = document.getElementById('set-limit');
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('[name="value"]')?.focus();
  };
  return (
    <>
      <RestrictionNotes view={view} />
      {missing ? (
        <Callout kind="info">
          <p>{t('limits.required')}</p>
        </Callout>
      ) : null}
      <LimitsCard view={view} available={available} now={now} onChanged={setView} onChange={toForm} />
      <SetLimitCard
        view={view}
        available={available}
        draft={draft}
        onDraftChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onChanged={setView}
      />
      <div className="limits-columns">
        <div>
          {view.exclusion ? null : <TimeOutCard available={available} onChanged={leave} />}
          <SelfAssessmentCard loaded={view.test} />
          {view.exclusion ? null : <SupportOrganisationsCard help={available.help} />}
        </div>
        {view.exclusion ? (
          <SupportOrganisationsCard help={available.help} />
        ) : (
          <SelfExclusionCard available={available} reasons={reasons} onExcluded={leave} />
        )}
      </div>
    </>
  );
}
