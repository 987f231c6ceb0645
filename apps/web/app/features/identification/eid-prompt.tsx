import type { ReplyFor } from '@touchline/contract/calls';
import { formatDuration } from '@touchline/i18n/format-time';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';

interface EidPromptProps {
  readonly flow: 'mobile-id' | 'smart-id';
  readonly started: ReplyFor<'mobileIdStart'>;
  readonly onRetry: () => void;
}

const POLL_MS = 2000;

/** The digits that the phone shows too, until the person has signed, refused or let the time pass. */
export function EidPrompt({ flow, started, onRetry }: EidPromptProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<ReplyFor<'mobileIdStatus'> | null>(null);
  const digits = useRef<HTMLParagraphElement>(null);
  const { sessionId } = started;
  useEffect(() => digits.current?.focus(), []);
  const ended = status !== null && status.state !== 'running';
  useEffect(() => {
    if (ended) return undefined;
    const timer = setInterval(() => {
      const query = { sessionId };
      const asked = flow === 'mobile-id' ? caller.tryExecute('mobileIdStatus', { query }) : caller.tryExecute('smartIdStatus', { query });
      void asked.then(({ data }) => data && setStatus(data));
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [ended, caller, flow, sessionId]);
  useEffect(() => {
    if (ended) void revalidate();
  }, [ended, revalidate]);

  if (ended)
    return (
      <div className="identification-panel">
        <Callout kind={status.state === 'verified' ? 'success' : 'error'} live>
          <p>{status.state === 'verified' ? t('identification.check.verified') : t(`identification.reason.${status.reason ?? 'other'}`)}</p>
        </Callout>
        {status.state === 'failed' ? (
          <Button tone="brand" size="lg" block onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : null}
      </div>
    );
  const seconds = Math.max(0, Math.floor((started.expiresAt - now) / 1000));
  return (
    <div className="identification-panel">
      <p className="identification-text">{t('identification.eid.compare')}</p>
      <p ref={digits} className="identification-digits figures" tabIndex={-1} dir="ltr">
        {started.verificationCode}
      </p>
      <p className="identification-wait" role="status">
        <span className="spin identification-spin" aria-hidden="true" />
        {t('identification.eid.waiting')}
      </p>
      <p className="identification-time-left">{t('identification.eid.left', { time: formatDuration(seconds) })}</p>
    </div>
  );
}
