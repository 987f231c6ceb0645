import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';

interface OverLimitProps {
  /** What was typed and what is taken at once, written. */
  readonly wanted: string;
  readonly most: string;
  readonly onPart: (() => void) | null;
  readonly onAsk: () => void;
}

/** More than the house takes by itself: a part at once with the rest asked for, or all of it put to a trader. */
export function OverLimit({ wanted, most, onPart, onAsk }: OverLimitProps) {
  const t = useTexts();
  return (
    <Note kind="question">
      <div className="grow stack-s">
        <p>{t('coupon.over.text', { most })}</p>
        <div className="acts">
          {onPart ? (
            <Button size="xs" tone="amber" onClick={onPart}>
              {t('coupon.over.part', { most, wanted })}
            </Button>
          ) : null}
          <Button size="xs" onClick={onAsk}>
            {t('coupon.over.ask', { wanted })}
          </Button>
        </div>
      </div>
    </Note>
  );
}
