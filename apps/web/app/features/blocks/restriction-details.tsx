import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface RestrictionDetailsProps {
  /** Epoch ms; null where nobody wrote it down. */
  readonly since: number | null;
  /** Null: until it is lifted. */
  readonly until: number | null;
  readonly reason: string | null;
}

/** Since when, until when and why. */
export function RestrictionDetails({ since, until, reason }: RestrictionDetailsProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const facts = [
    ...(since === null ? [] : [['block.since', dateTimeLong(since)] as const]),
    ['block.until', until === null ? t('block.until.lifted') : dateTimeLong(until)] as const,
    ['block.reason', reason ?? t('block.reason.none')] as const,
  ];
  return (
    <dl className="credentials credentials-plain">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
