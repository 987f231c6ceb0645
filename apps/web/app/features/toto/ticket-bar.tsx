import { TOTO_POOLS } from '@touchline/betting/toto/toto-rules';
import type { TotoSheet } from '@touchline/contract/toto';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button, IconButton } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { lessTimes, moreTimes, type TicketFigures } from './ticket-figures.ts';

export interface TicketBarProps {
  readonly sheet: TotoSheet;
  readonly figures: TicketFigures;
  readonly times: number;
  readonly onTimes: (times: number) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onPlace: () => void;
}

/** The ticket in a bar that stays in view: variants, stake, price, and the button that says what it does. */
export function TicketBar({ sheet, figures, times, onTimes, busy, problem, onPlace }: TicketBarProps) {
  const t = useTexts();
  const { money } = useFormats();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const { currency } = sheet.price;
  const { variants, variantMinor, stakeMinor, mostStakeMinor, missing, fault } = figures;
  const says =
    problem ??
    (fault === 'missing'
      ? t('toto.missing', { n: missing })
      : fault === 'too-many'
        ? t('toto.too-many', { most: formatNumber(t.language, TOTO_POOLS[sheet.pool].mostVariants) })
        : fault === 'too-much'
          ? t('toto.too-much', { amount: money(mostStakeMinor, currency, { short: true }) })
          : null);
  const wrong = problem !== null || fault === 'too-many' || fault === 'too-much';
  return (
    <section className="card toto-ticket-bar" aria-label={t('toto.summary')}>
      <div className="toto-sum">
        <b className="num" aria-live="polite">
          {t('toto.variants', { n: variants })}
        </b>
        <small className={`toto-says ${wrong ? 'red' : 'mut'}`} role={problem ? 'alert' : undefined}>
          {says ?? (
            <span className="num">{`${formatNumber(t.language, variants)} × ${money(variantMinor * BigInt(times), currency)}`}</span>
          )}
        </small>
      </div>
      <fieldset className="toto-times">
        <legend className="sr">{t('toto.times')}</legend>
        <IconButton
          icon="minus"
          label={t('toto.times.less')}
          disabled={lessTimes(times) === times}
          onClick={() => onTimes(lessTimes(times))}
        />
        <output className="num" aria-label={t('toto.times')}>
          {money(variantMinor * BigInt(times), currency)}
        </output>
        <IconButton
          icon="plus"
          label={t('toto.times.more')}
          disabled={moreTimes(times) === times}
          onClick={() => onTimes(moreTimes(times))}
        />
      </fieldset>
      {session ? (
        <Button tone="brand" size="lg" busy={busy} disabled={fault !== null} onClick={onPlace}>
          {t('toto.place', { amount: money(stakeMinor, currency) })}
        </Button>
      ) : (
        <Button tone="brand" size="lg" onClick={askLogin}>
          {t('toto.login')}
        </Button>
      )}
    </section>
  );
}
