import type { ChipBet } from '@touchline/casino/chips';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';

/** The most places of a bet that are named. */
const MAX_NAMED = 4;

interface PlacedBetsProps<On> {
  readonly table: SharedTable;
  readonly placeName: (on: On) => string;
}

/** The player's bets in the round: what they lie on, and what has become of each. Each can be taken back until the clock runs out. */
export function PlacedBets<On>({ table, placeName }: PlacedBetsProps<On>) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { placed, phase, isBusy } = table;
  return (
    <Card>
      <CardHeader title={t('casino.live.placed')}>
        <span className="muted figures">{placed.length}</span>
      </CardHeader>
      {placed.length === 0 ? (
        <p className="shared-bets-none muted">{t('casino.live.placed.none')}</p>
      ) : (
        <ul className="live-placed">
          {placed.map((bet) => {
            const names = (bet.chips as readonly ChipBet<On>[]).map(({ on }) => placeName(on));
            const more = names.length - MAX_NAMED;
            const places = `${names.slice(0, MAX_NAMED).join(' · ')}${more > 0 ? ` ${t('casino.live.placed.more', { n: more })}` : ''}`;
            return (
              <li key={bet.bet} data-status={bet.status}>
                <span>
                  <b className="figures">{amount(bet.stake, bet.currency)}</b> <span className="muted">{places}</span>
                </span>
                {bet.status === 'open' && phase === 'betting' ? (
                  <Button size="sm" disabled={isBusy} onClick={() => table.takeBack(bet.bet)}>
                    {t('casino.live.take-back')}
                    <span className="screen-reader-only"> {places}</span>
                  </Button>
                ) : (
                  <span className="live-placed-end figures">
                    {bet.status === 'open' ? t('casino.live.stands') : amount(bet.returned ?? '0', bet.currency)}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
