import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';

interface OverMaxStakeProps {
  /** The typed amount and the one that is taken at once, written. */
  readonly wanted: string;
  readonly max: string;
  readonly onPlacePartial: (() => void) | null;
  readonly onRequestFullStake: () => void;
}

/** More than the house takes by itself: a part at once with the rest asked for, or all of it put to a trader. */
export function OverMaxStake({ wanted, max, onPlacePartial, onRequestFullStake }: OverMaxStakeProps) {
  const t = useTranslator();
  return (
    <Callout kind="question">
      <div className="note-words stack-small">
        <p>{t('coupon.over.text', { max })}</p>
        <div className="note-actions">
          {onPlacePartial ? (
            <Button size="xs" tone="amber" onClick={onPlacePartial}>
              {t('coupon.over.part', { max, wanted })}
            </Button>
          ) : null}
          <Button size="xs" onClick={onRequestFullStake}>
            {t('coupon.over.ask', { wanted })}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
