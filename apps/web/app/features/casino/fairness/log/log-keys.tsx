import type { CommitmentKey } from '@touchline/contract/commitments/shapes';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { SeedText } from '../seed-text.tsx';

/** The public keys that heads are signed with, and why to note them. */
export function LogKeys({ keys }: { readonly keys: readonly CommitmentKey[] }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  if (keys.length === 0) return null;
  return (
    <Card>
      <div className="fairness-words">
        <h2>{t('casino.log.signed')}</h2>
        <p>{t('casino.log.signed.text')}</p>
        {keys.map(({ publicKey, since, until }) => (
          <dl key={publicKey}>
            <SeedText label={t('casino.log.key')} text={publicKey} />
            <div>
              <dt>{t('casino.log.key.since')}</dt>
              <dd>{dateTimeLong(since)}</dd>
            </div>
            {until === null ? null : (
              <div>
                <dt>{t('casino.log.key.until')}</dt>
                <dd>{dateTimeLong(until)}</dd>
              </div>
            )}
          </dl>
        ))}
        <p className="muted">{t('casino.log.key.text')}</p>
      </div>
    </Card>
  );
}
