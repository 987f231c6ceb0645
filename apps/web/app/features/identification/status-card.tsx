import { Badge } from '@touchline/ui/badge';
import { Callout } from '@touchline/ui/callout';
import { Card } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { identityPath } from '../../shell/paths.ts';
import type { IdentificationConfig, IdentificationFail } from './identification-data.ts';

const STATUS_ICONS = { none: 'user', pending: 'clock', verified: 'shield', failed: 'warn' } as const satisfies Record<string, IconName>;

/** How far the player is known, what is still to be proved, and why the last try was refused. */
export function StatusCard({ config, fail }: { readonly config: IdentificationConfig; readonly fail: IdentificationFail }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { status, verifiedAt, needed } = config;
  return (
    <Card className="identification-status">
      <span className="identification-mark" data-status={status} aria-hidden="true">
        <Icon name={STATUS_ICONS[status]} size="l" />
      </span>
      <div>
        <h2>{t(`identification.status.${status}`)}</h2>
        <p>
          {status === 'verified' && verifiedAt !== null
            ? t('identification.status.verified.since', { time: dateTimeLong(verifiedAt) })
            : t(`identification.status.${status}.text`)}
        </p>
        {needed.length === 0 ? null : (
          <p className="identification-needed">
            {t('identification.needed')}{' '}
            {needed.map((proof) => (
              <Badge key={proof} tone="amber">
                {t(`identification.proof.${proof}`)}
              </Badge>
            ))}
          </p>
        )}
        {status === 'failed' && fail.reason !== null ? (
          <Callout kind="error">
            <p>
              {t(`identification.reason.${fail.reason}`)} {fail.note === null ? null : <q>{fail.note}</q>}{' '}
              <span className="identification-tries">{t('identification.tries', { n: fail.triesLeft })}</span>
            </p>
          </Callout>
        ) : null}
      </div>
      <div className="identification-links">
        <Link to={identityPath(t.language, 'welcome')}>{t('identification.how')}</Link>
        <Link to={identityPath(t.language, 'verification')}>{t('identification.all-checks')}</Link>
      </div>
    </Card>
  );
}
