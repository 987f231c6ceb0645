import { TOTO_POOLS } from '@touchline/betting/toto/toto-rules';
import type { TotoSheet } from '@touchline/contract/toto/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { IdentityLink } from '../../shell/forms/identity-link.tsx';
import { useSession, useSessionStore } from '../../shell/session/session-context.tsx';
import { nextMultiplier, previousMultiplier, type TicketSummary } from './ticket-summary.ts';

export interface TicketSummaryBarProps {
  readonly sheet: TotoSheet;
  readonly figures: TicketSummary;
  readonly stakeMultiplier: number;
  readonly onStakeMultiplier: (stakeMultiplier: number) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Code of a refusal that `problem` says. */
  readonly code: string | null;
  readonly onPlace: () => void;
}

/** The ticket in a bar that stays in view: lines, stake, price, and the button that says what it does. */
export function TicketSummaryBar({
  sheet,
  figures,
  stakeMultiplier,
  onStakeMultiplier,
  busy,
  problem,
  code,
  onPlace,
}: TicketSummaryBarProps) {
  const t = useTranslator();
  const { money } = useFormats();
  const session = useSession();
  const { openLogin } = useSessionStore();
  const { currency } = sheet.price;
  const { lines, linePriceMinor, stakeMinor, maxStakeMinor, missing, fault } = figures;
  const says =
    problem ??
    (fault === 'missing'
      ? t('toto.missing', { n: missing })
      : fault === 'too-many'
        ? t('toto.too-many', { max: formatNumber(t.language, TOTO_POOLS[sheet.pool].maxLines) })
        : fault === 'too-much'
          ? t('toto.too-much', { amount: money(maxStakeMinor, currency, { short: true }) })
          : null);
  const wrong = problem !== null || fault === 'too-many' || fault === 'too-much';
  return (
    <section className="card toto-ticket-bar" aria-label={t('toto.summary')}>
      <div className="toto-sum">
        <b className="figures" aria-live="polite">
          {t('toto.lines', { n: lines })}
        </b>
        <small className={`toto-says ${wrong ? 'danger' : 'muted'}`} role={problem ? 'alert' : undefined}>
          {says ?? (
            <span className="figures">{`${formatNumber(t.language, lines)} × ${money(linePriceMinor * BigInt(stakeMultiplier), currency)}`}</span>
          )}
        </small>
        <IdentityLink code={code} />
      </div>
      <fieldset className="toto-times">
        <legend className="screen-reader-only">{t('toto.times')}</legend>
        <IconButton
          icon="minus"
          label={t('toto.times.less')}
          disabled={previousMultiplier(stakeMultiplier) === stakeMultiplier}
          onClick={() => onStakeMultiplier(previousMultiplier(stakeMultiplier))}
        />
        <output className="figures" aria-label={t('toto.times')}>
          {money(linePriceMinor * BigInt(stakeMultiplier), currency)}
        </output>
        <IconButton
          icon="plus"
          label={t('toto.times.more')}
          disabled={nextMultiplier(stakeMultiplier) === stakeMultiplier}
          onClick={() => onStakeMultiplier(nextMultiplier(stakeMultiplier))}
        />
      </fieldset>
      {session ? (
        <Button className="toto-place" tone="brand" size="lg" busy={busy} disabled={fault !== null} onClick={onPlace}>
          {t('toto.place', { amount: money(stakeMinor, currency) })}
        </Button>
      ) : (
        <Button className="toto-place" tone="brand" size="lg" onClick={openLogin}>
          {t('toto.login')}
        </Button>
      )}
    </section>
  );
}
