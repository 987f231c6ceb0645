import type { EditQuote } from '@touchline/contract/cash-out/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { oddsRange } from '../../../shell/formats/odds-range.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';

/** Stake, odds and possible return of the bet as it is to be, or why it cannot be so. */
export function EditPreview({ quote, currency }: { readonly quote: EditQuote; readonly currency: string }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const odds = useOddsFormatter();
  if (quote.refusal)
    return (
      <Callout kind="warning" live>
        <p>{quote.refusal.message}</p>
      </Callout>
    );
  return (
    <dl className="bet-action-figures figures">
      <div>
        <dt>{t('bets.stake')}</dt>
        <dd>{quote.stake ? amount(quote.stake, currency) : '–'}</dd>
      </div>
      <div>
        <dt>{t('bets.odds')}</dt>
        <dd>{oddsRange(odds, quote.totalOdds, null) ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('bets.possible')}</dt>
        <dd className="amber">{quote.potentialReturn ? amount(quote.potentialReturn, currency) : '–'}</dd>
      </div>
    </dl>
  );
}
