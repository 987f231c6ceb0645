import { formatNumber } from '@touchline/i18n/format-money';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useBuilder } from './builder-store.ts';
import type { BuilderStep } from './builder-words.ts';

/** One pick: what it is, what it costs alone, by how much it multiplies here, the price so far, and that in words. */
export function BuilderStepRow({ step }: { readonly step: BuilderStep }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { pick, alone, factor, together, effect, status, included } = step;
  const name = pick.selectionName;
  const words = included
    ? t('match.builder.step.included')
    : status !== 'open'
      ? t(status === 'suspended' ? 'match.builder.step.suspended' : 'match.builder.step.closed')
      : effect && effect !== 'first'
        ? t(`match.builder.step.${effect}`, {
            alone: alone === null ? '–' : odds(alone),
            factor: factor === null ? '–' : formatNumber(t.language, factor / 1000, 2),
          })
        : null;
  return (
    <li className="builder-step" data-included={included || undefined}>
      <span className="builder-step-mark" aria-hidden="true">
        {included ? <Icon name="check" size="xs" /> : status === 'open' ? null : <Icon name="lock" size="xs" />}
      </span>
      <span className="builder-step-name">
        <b>{name}</b> <span className="builder-step-market">{pick.marketName}</span>
      </span>
      <b className="figures builder-step-price">{together === null ? '' : odds(together)}</b>
      <button
        type="button"
        className="icon-button icon-button-small builder-step-remove"
        aria-label={t('match.builder.remove', { name })}
        onClick={() => useBuilder.getState().remove(pick.selectionId)}
      >
        <Icon name="close" size="s" />
      </button>
      {words ? <small className="builder-step-words">{words}</small> : null}
    </li>
  );
}
