import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DeviceIcon } from './device-icon.tsx';

const AT_FIRST = 6;

/** Changes of the account, when and from where, newest first: the notices of security (S151). */
export function ChangesCard({ changes }: { readonly changes: ReplyFor<'securityHistory'> }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, AT_FIRST);
  return (
    <Card>
      <CardHeader title={t('security.changes')} />
      {changes.length === 0 ? (
        <p className="security-none">{t('security.changes.none')}</p>
      ) : (
        <ol className="office-list">
          {shown.map((one) => (
            <li key={`${one.at} ${one.change}`}>
              <DeviceIcon device={one.device} />
              <span className="office-main">
                <b>{t(`security.changed.${one.change}`)}</b>
                <small>
                  {dateTimeLong(one.at * 1000)} · <bdi>{one.browser || t('security.device.unknown')}</bdi> ·{' '}
                  <bdi className="figures">{one.address}</bdi>
                </small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {changes.length > AT_FIRST ? (
        <div className="office-body">
          <div className="office-actions">
            <Button size="sm" tone="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'action.show-less' : 'action.show-all')}
            </Button>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
