import type { PlayerSession } from '@touchline/contract/security/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';

const DEVICE_ICONS: Readonly<Record<PlayerSession['device'], IconName>> = {
  phone: 'support',
  tablet: 'rows',
  computer: 'expand',
  unknown: 'question',
};

/** Sessions of the player, open and ended, with what ends a session (C027, C028, C030). */
export function SessionsPage({ sessions }: { readonly sessions: readonly PlayerSession[] }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<PlayerSession | 'others' | null>(null);
  const running = sessions
    .filter(({ ended_at }) => ended_at === null)
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_at - a.seen_at);
  const ended = sessions.filter(({ ended_at }) => ended_at !== null);
  const end = (): void => {
    if (asked === null) return;
    setAsked(null);
    const done = (): string => {
      void revalidate();
      return t('office.sessions.ended');
    };
    if (asked === 'others') void run(() => caller.execute('logOutOtherSessions', {}), done);
    else void run(() => caller.execute('endSession', { body: { session_id: asked.session_id } }), done);
  };
  return (
    <OfficePage
      title={t('office.page.office_session_history')}
      lead={t('office.sessions.lead')}
      acts={
        <Button size="xs" tone="danger" disabled={busy || running.length < 2} onClick={() => setAsked('others')}>
          {t('session.end-others')}
        </Button>
      }
    >
      <FormError text={problem} />
      <Card>
        <CardHeader title={t('office.sessions.running')}>
          <span className="muted figures">{running.length}</span>
        </CardHeader>
        <ul className="office-list">
          {running.map((session) => (
            <SessionLine key={session.session_id} session={session}>
              {session.is_current ? (
                <Badge tone="brand">{t('session.current')}</Badge>
              ) : (
                <Button size="xs" disabled={busy} onClick={() => setAsked(session)}>
                  {t('session.end')}
                </Button>
              )}
            </SessionLine>
          ))}
        </ul>
      </Card>
      <Card>
        <CardHeader title={t('office.sessions.before')} />
        {ended.length === 0 ? (
          <EmptyState title={t('office.sessions.none')} text={t('office.sessions.none-text')} />
        ) : (
          <ul className="office-list">
            {ended.map((session) => (
              <SessionLine key={session.session_id} session={session}>
                <Badge>{t.find(`office.sessions.reason.${session.end_reason}`) ?? t('office.sessions.reason.other')}</Badge>
              </SessionLine>
            ))}
          </ul>
        )}
      </Card>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'others' ? t('session.end-others') : t('session.end')}
        text={
          asked === 'others'
            ? t('office.sessions.question-others')
            : t('office.sessions.question', { browser: asked?.browser || t('office.sessions.unknown') })
        }
        confirmText={t('office.sessions.end')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={end}
        onCancel={() => setAsked(null)}
      />
    </OfficePage>
  );
}

function SessionLine({ session, children }: { readonly session: PlayerSession; readonly children: ReactNode }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { device, browser, address, place, method, began_at, seen_at, ended_at } = session;
  return (
    <li className="office-session">
      <Icon name={DEVICE_ICONS[device]} className="office-icon" />
      <span className="office-main">
        <b>{browser || t('office.sessions.unknown')}</b>
        <small>
          {t(`office.sessions.place.${place}`)}, <bdi className="figures">{address}</bdi> ·{' '}
          {t.find(`office.sessions.method.${method}`) ?? t('office.sessions.method.other')}
        </small>
        <small>
          {t('office.sessions.began', { time: dateTimeLong(began_at * 1000) })} ·{' '}
          {t(ended_at === null ? 'office.sessions.seen' : 'office.sessions.until', { time: dateTimeLong((ended_at ?? seen_at) * 1000) })}
        </small>
      </span>
      {children}
    </li>
  );
}
