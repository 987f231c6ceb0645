import type { ReplyFor } from '@touchline/contract/calls';
import type { AvailableLimits, LimitsView } from '@touchline/contract/limits';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { BreakCard } from './break-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { SelfTestCard } from './self-test-card.tsx';
import { type DraftLimit, SetLimitCard } from './set-limit-card.tsx';
import { StateNotes } from './state-notes.tsx';

export interface LimitsPageProps {
  readonly loaded: LimitsView;
  readonly available: AvailableLimits;
  readonly reasons: ReplyFor<'exclusionReasons'>['reasons'];
  /** Epoch ms of the server. */
  readonly now: number;
}

/** The cards of the page: what holds, what can be set, ways to stop, the self-test, who helps. */
export function LimitsPage({ loaded, available, reasons, now }: LimitsPageProps) {
  const t = useTexts();
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
      <StateNotes view={view} />
      {missing ? (
        <Note kind="info">
          <p>{t('limits.required')}</p>
        </Note>
      ) : null}
      <LimitsCard view={view} available={available} now={now} onChanged={setView} onChange={toForm} />
      <SetLimitCard
        view={view}
        available={available}
        draft={draft}
        onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        onChanged={setView}
      />
      <div className="lim-cols">
        <div>
          {view.exclusion ? null : <BreakCard available={available} onChanged={leave} />}
          <SelfTestCard loaded={view.test} />
          {view.exclusion ? null : <HelpCard help={available.help} />}
        </div>
        {view.exclusion ? <HelpCard help={available.help} /> : <ExclusionCard available={available} reasons={reasons} onExcluded={leave} />}
      </div>
    </>
  );
}
