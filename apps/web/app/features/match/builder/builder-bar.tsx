import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { BuilderAddButton, useIsInSlip } from './builder-add-button.tsx';
import { useBuilder } from './builder-store.ts';
import { answerAbout } from './builder-words.ts';

/** On small screens, above the navigation: how many picks, their price, one press to the bet slip; the words lead to the panel. */
export function BuilderBar() {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { picks, view } = useBuilder();
  const inSlip = useIsInSlip();
  if (picks.length === 0 || inSlip) return null;
  const price = answerAbout(picks, view)?.odds ?? null;
  return (
    <section className="builder-bar" data-over-coupon aria-label={t('match.builder.bar')}>
      <a className="builder-bar-words" href="#builder-panel">
        <span className="ellipsis">{t('match.builder.together', { n: picks.length })}</span>
        <b className="figures">{price === null ? '–' : odds(price)}</b>
      </a>
      <BuilderAddButton size="sm" />
    </section>
  );
}
