import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { keepReason, REASON_MINUTES, readReason } from './kept-reasons.ts';

/** Reasons that most looks have, by their keys 1 to 5. */
const USUAL = ['payout', 'identity', 'asked', 'protection', 'complaint'] as const;
const POLL_INTERVAL_MS = 10_000;

export interface ReasonGateProps {
  /** The subject of the look; a reason holds for this place alone. */
  readonly place: string;
  readonly title: string;
  readonly children: (reason: string) => ReactNode;
}

/** Personal data is shown once somebody has said why, for a quarter of an hour: the reason goes to the audit with each call. */
export function ReasonGate({ place, title, children }: ReasonGateProps) {
  const t = useTranslator();
  const [given, setGiven] = useState<{ readonly place: string; readonly reason: string | null }>();
  const reason = given?.place === place ? given.reason : readReason(place);
  const [text, setText] = useState('');
  const isShort = text.trim().length < 5;

  function give(why: string): void {
    keepReason(place, why);
    setGiven({ place, reason: why });
    setText('');
  }
  useEffect(() => {
    if (reason === null) return;
    const timer = setInterval(() => {
      if (readReason(place) === null) setGiven({ place, reason: null });
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [reason, place]);
  useEffect(() => {
    if (reason !== null) return;
    const choose = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const usual = USUAL[Number(event.key) - 1];
      if (usual === undefined || target?.closest('input, textarea, select, dialog')) return;
      const why = t(`console.reason.${usual}`);
      keepReason(place, why);
      setGiven({ place, reason: why });
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [reason, place, t]);

  if (reason !== null) return children(reason);
  return (
    <form
      className="card gate-reason"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isShort) give(text.trim());
      }}
    >
      <h2>{title}</h2>
      <Callout icon="eye">
        <p>{t('console.reason.text', { minutes: REASON_MINUTES })}</p>
      </Callout>
      <div className="in-row row-wrap">
        {USUAL.map((usual, n) => (
          <button key={usual} type="button" className="chip" onClick={() => give(t(`console.reason.${usual}`))}>
            {t(`console.reason.${usual}`)}
            <span className="key-cap" aria-hidden="true">
              {n + 1}
            </span>
          </button>
        ))}
      </div>
      <div className="in-row">
        <div className="field grow">
          <input
            aria-label={t('console.reason.own')}
            placeholder={t('console.reason.own')}
            maxLength={300}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button tone="brand" type="submit" disabled={isShort}>
          {t('console.reason.show')}
        </Button>
      </div>
    </form>
  );
}
