import type { PlayerSession } from '@touchline/contract/security';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormats } from '../../use-formats.ts';
import { DeviceMark } from './device-mark.tsx';

/** As many as fit beside the rest of the page; all of them, the ended too, have a page of their own. */
const SHOWN = 5;

/** Where the player is signed in now; any session but this one can be ended (S151). */
export function SessionsCard({ sessions }: { readonly sessions: readonly PlayerSession[] }) {
  const t = useTexts();
  const caller = useCaller();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm([]);
  const [asked, setAsked] = useState(false);
  const end = (sessionId: string): void => {
    void form.send(
      () => caller.execute('closeSession', { body: { session_id: sessionId } }),
      () => {
        notify('success', t('security.sessions.ended', { n: 1 }));
        void revalidate();
      },
    );
  };
  const endOthers = (): void => {
    setAsked(false);
    void form.send(
      () => caller.execute('disconnectEverywhere', {}),
      ({ ended }) => {
        notify('success', t('security.sessions.ended', { n: ended }));
        void revalidate();
      },
    );
  };
  const here = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)).slice(0, SHOWN);
  return (
    <Card>
      <CardHead title={t('security.sessions')}>
        <Link className="sec-more" to={`/${t.language}/office/session-history`}>
          {t('action.show-all')}
        </Link>
      </CardHead>
      {form.problem === null ? null : (
        <div className="office-b">
          <ProblemNote text={form.problem} />
        </div>
      )}
      <ul className="office-list">
        {here.map((one) => (
          <li key={one.session_id}>
            <DeviceMark device={one.device} />
            <span className="main">
              <b>{one.browser || t('security.device.unknown')}</b>
              <small>
                <bdi className="num">{one.address}</bdi> · {t(`security.place.${one.place}`)} ·{' '}
                {t('security.sessions.since', { time: dateTimeLong(one.began_at * 1000) })}
              </small>
            </span>
            {one.is_current ? (
              <Badge tone="brand">{t('session.current')}</Badge>
            ) : (
              <Button size="xs" disabled={form.busy} aria-label={`${t('session.end')}: ${one.browser}`} onClick={() => end(one.session_id)}>
                {t('session.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="office-b">
          <div className="acts">
            <Button size="sm" tone="danger" icon="logout" busy={form.busy} onClick={() => setAsked(true)}>
              {t('session.end-others')}
            </Button>
          </div>
        </div>
      ) : null}
      <Confirm
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
