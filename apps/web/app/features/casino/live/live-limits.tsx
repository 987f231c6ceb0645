import { PLACES_TO_A_ROUND } from '@touchline/casino/shared/shared-layout';
import { parseMoney } from '@touchline/kernel/money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import { useGame } from '../play/game-context.ts';

/** The limits of a live table: of each place, and of all places together in a round. */
export function LiveLimits() {
  const t = useTranslator();
  const { amount, money } = useFormats();
  const { currency, minStake, maxStake } = useGame().play.table;
  const max = parseMoney(maxStake, scaleOf(currency));
  const placeMinor = (max.ok ? max.value : 0n) / BigInt(PLACES_TO_A_ROUND);
  return (
    <Card>
      <CardHeader title={t('casino.live.limits')} />
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('casino.live.limits.place')}</dt>
          <dd className="figures">
            {amount(minStake, currency)} – {money(placeMinor, currency)}
          </dd>
        </div>
        <div>
          <dt>{t('casino.live.limits.round')}</dt>
          <dd className="figures">{amount(maxStake, currency)}</dd>
        </div>
      </dl>
    </Card>
  );
}
