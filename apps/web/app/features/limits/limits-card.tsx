import type { AvailableLimits, LimitsView, LimitView } from '@touchline/contract/limits/calls';
import { Button, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon, type IconName } from '@touchline/ui/icon';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { periodText, resetText, valueText } from './limit-texts.ts';

const LIMIT_ICONS: Readonly<Record<LimitView['kind'], IconName>> = {
  deposit: 'wallet',
  loss: 'down',
  stake: 'coupon',
  wager: 'rows',
  session: 'clock',
  'reality-check': 'bell',
};
/** From this share on the bar warns. */
const NEAR = 0.8;

interface LimitsCardProps {
  readonly view: LimitsView;
  readonly available: AvailableLimits;
  /** Epoch ms of the server, as the page was read. */
  readonly now: number;
  readonly onChanged: (view: LimitsView) => void;
  readonly onChange: (limit: LimitView) => void;
}

/** The limits that hold, with what they have used and what is asked of them. */
export function LimitsCard({ view, available, now, onChanged, onChange }: LimitsCardProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [asked, setAsked] = useState<LimitView | null>(null);
  const act = (action: 'confirm' | 'cancel', { id }: LimitView): Promise<void> =>
    run(
      () => caller.execute('limitAction', { body: { action, limitId: id } }),
      (changed) => {
        onChanged(changed);
        return t(action === 'confirm' ? 'limits.confirmed' : 'limits.kept');
      },
    );
  const remove = ({ id }: LimitView): Promise<void> => {
    setAsked(null);
    return run(
      () => caller.execute('deleteLimit', { body: { limitId: id } }),
      (changed) => {
        onChanged(changed);
        return t('limits.set.waits', { hours: available.limitIncreaseDelayHours });
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('limits.yours')} />
      {problem ? (
        <div className="office-body">
          <Callout kind="error" live>
            <p>{problem}</p>
          </Callout>
        </div>
      ) : null}
      {view.limits.length === 0 ? (
        <EmptyState title={t('limits.none.title')} text={t('limits.none.text')} />
      ) : (
        <ul className="limits-list">
          {view.limits.map((limit) => (
            <LimitRow
              key={limit.id}
              limit={limit}
              currency={view.currency}
              now={now}
              busy={busy}
              onAct={(action) => void act(action, limit)}
              onChange={() => onChange(limit)}
              onRemove={() => setAsked(limit)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t('limits.remove.title')}
        text={t('limits.remove.text', { hours: available.limitIncreaseDelayHours })}
        confirmText={t('limits.remove')}
        cancelText={t('action.cancel')}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}

interface LimitRowProps {
  readonly limit: LimitView;
  readonly currency: string;
  readonly now: number;
  readonly busy: boolean;
  readonly onAct: (action: 'confirm' | 'cancel') => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function LimitRow({ limit, currency, now, busy, onAct, onChange, onRemove }: LimitRowProps) {
  const t = useTranslator();
  const formats = useFormats();
  const { kind, period, value, used, left, wanted } = limit;
  const text = (amount: string): string => valueText(t, formats, kind, amount, currency);
  const name = t('limits.name', { kind: t(`limits.kind.${kind}`), period: periodText(t, period) });
  const share = used === null ? 0 : Number(used) / Number(value);
  const resets = resetText(t, formats, limit);
  return (
    <li>
      <div className="limit-line">
        <Icon name={LIMIT_ICONS[kind]} />
        <p className="limit-name">
          <b>{t(`limits.kind.${kind}`)}</b> <span>{periodText(t, period)}</span>
        </p>
        <b className="limit-value">{kind === 'stake' ? t('limits.max', { value: text(value) }) : text(value)}</b>
        <span className="limit-actions">
          <Button size="xs" disabled={busy} onClick={onChange} aria-label={`${t('limits.change')}: ${name}`}>
            {t('limits.change')}
          </Button>
          <IconButton
            icon="trash"
            small
            disabled={busy || wanted?.value === null}
            label={`${t('limits.remove')}: ${name}`}
            onClick={onRemove}
          />
        </span>
      </div>
      {used === null || left === null ? null : (
        <div className="limit-used">
          <Meter value={share} tone={share >= 1 ? 'danger' : share >= NEAR ? 'amber' : 'brand'} label={name} />
          <p>
            <span>{t('limits.used', { used: text(used), value: text(value) })}</span>
            <span>
              {t('limits.left', { left: text(left) })}
              {resets ? ` · ${resets}` : ''}
            </span>
          </p>
        </div>
      )}
      {wanted ? (
        <div className="limit-wanted">
          <p>
            <b>{wanted.value === null ? t('limits.wanted.none') : t('limits.wanted.value', { value: text(wanted.value) })}</b>{' '}
            {wanted.confirmableAt > now
              ? t('limits.wanted.waits', { at: formats.dateTimeLong(wanted.confirmableAt) })
              : t('limits.wanted.ready')}
          </p>
          <span className="limit-wanted-actions">
            {wanted.confirmableAt > now ? null : (
              <Button size="xs" disabled={busy} onClick={() => onAct('confirm')}>
                {t('limits.wanted.confirm')}
              </Button>
            )}
            <Button size="xs" tone="ghost" disabled={busy} onClick={() => onAct('cancel')}>
              {t('limits.wanted.keep')}
            </Button>
          </span>
        </div>
      ) : null}
    </li>
  );
}
