import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useFormats } from '../../use-formats.ts';
import { DeviceMark } from './device-mark.tsx';

const AT_FIRST = 6;

/** What was changed about the account, when and from where, newest first: the notices of security (S151). */
export function ChangesCard({ changes }: { readonly changes: ReplyFor<'securityHistory'> }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, AT_FIRST);
  return (
    <Card>
      <CardHead title={t('security.changes')} />
      {changes.length === 0 ? (
        <p className="sec-none">{t('security.changes.none')}</p>
      ) : (
        <ol className="office-list">
          {shown.map((one) => (
            <li key={`${one.at} ${one.change}`}>
              <DeviceMark device={one.device} />
              <span className="main">
                <b>{t(`security.changed.${one.change}`)}</b>
                <small>
                  {dateTimeLong(one.at * 1000)} · <bdi>{one.browser || t('security.device.unknown')}</bdi> ·{' '}
                  <bdi className="num">{one.address}</bdi>
                </small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {changes.length > AT_FIRST ? (
        <div className="office-b">
          <div className="acts">
            <Button size="sm" tone="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'action.show-less' : 'action.show-all')}
            </Button>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
