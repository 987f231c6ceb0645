import type { PlayerSession } from '@touchline/contract/security/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { DeviceIcon } from './device-icon.tsx';

/** As many as fit beside the rest of the page; all of them, the ended too, have a page of their own. */
const SHOWN = 5;

/** Sessions of the player that are open now; any session but this one can be ended (S151). */
export function SessionsCard({ sessions }: { readonly sessions: readonly PlayerSession[] }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const form = useCallForm([]);
  const [asked, setAsked] = useState(false);
  const end = (sessionId: string): void => {
    void form.send(
      () => caller.execute('endSession', { body: { session_id: sessionId } }),
      () => {
        showToast('success', t('security.sessions.ended', { n: 1 }));
        void revalidate();
      },
    );
  };
  const endOthers = (): void => {
    setAsked(false);
    void form.send(
      () => caller.execute('logOutOtherSessions', {}),
      ({ ended }) => {
        showToast('success', t('security.sessions.ended', { n: ended }));
        void revalidate();
      },
    );
  };
  const here = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)).slice(0, SHOWN);
  return (
    <Card>
      <CardHeader title={t('security.sessions')}>
        <Link className="security-more" to={`/${t.language}/office/session-history`}>
          {t('action.show-all')}
        </Link>
      </CardHeader>
      {form.problem === null ? null : (
        <div className="office-body">
          <FormError text={form.problem} />
        </div>
      )}
      <ul className="office-list">
        {here.map((one) => (
          <SessionRow key={one.session_id} session={one} busy={form.busy} onEnd={() => end(one.session_id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="office-body">
          <div className="office-actions">
            <Button size="sm" tone="danger" icon="logout" busy={form.busy} onClick={() => setAsked(true)}>
              {t('session.end-others')}
            </Button>
          </div>
        </div>
      ) : null}
      <ConfirmDialog
        open={asked}
        danger
        title={t('session.end-others')}
        text={t('security.sessions.ask', { n: sessions.length - 1 })}
        confirmText={t('session.end-others')}
        cancelText={t('action.cancel')}
        onConfirm={endOthers}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
}

interface SessionRowProps {
  readonly session: PlayerSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** A device, where it is and since when it is signed in. The one in use is ended by logging out. */
function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <li>
      <DeviceIcon device={session.device} />
      <span className="office-main">
        <b>{session.browser || t('security.device.unknown')}</b>
        <small>
          <bdi className="figures">{session.address}</bdi> · {t(`security.place.${session.place}`)} ·{' '}
          {t('security.sessions.since', { time: dateTimeLong(session.began_at * 1000) })}
        </small>
      </span>
      {session.is_current ? (
        <Badge tone="brand">{t('session.current')}</Badge>
      ) : (
        <Button size="xs" disabled={busy} aria-label={`${t('session.end')}: ${session.browser}`} onClick={onEnd}>
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}
