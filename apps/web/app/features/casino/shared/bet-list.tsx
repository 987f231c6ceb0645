import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { formatMultiple } from './multiple-text.ts';
import type { SharedTable } from './use-shared-table.ts';

/** Everybody's bets in the round: who, how much, and where it was taken. */
export function BetList({ table }: { readonly table: SharedTable }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { bets, own, placed, layout } = table;
  const mine = new Set([...(own ? [own.bet] : []), ...placed.map(({ bet }) => bet)]);
  return (
    <Card>
      <CardHeader title={t('casino.shared.bets')}>
        <span className="muted figures">{bets.length}</span>
      </CardHeader>
      {bets.length === 0 ? (
        <p className="shared-bets-none muted">{t('casino.shared.bets.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        <section className="shared-bets" tabIndex={0} aria-label={t('casino.shared.bets')}>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{t('casino.shared.bets.player')}</th>
                <th scope="col">{t('casino.stake')}</th>
                {layout ? null : <th scope="col">{t('casino.shared.bets.at')}</th>}
                <th scope="col">{t('casino.shared.bets.returned')}</th>
              </tr>
            </thead>
            <tbody>
              {bets.map((bet) => (
                <tr key={bet.bet} data-status={bet.status} className={mine.has(bet.bet) ? 'shared-bet-own' : undefined}>
                  <td>{mine.has(bet.bet) ? t('casino.shared.you') : bet.name}</td>
                  <td>{amount(bet.stake, bet.currency)}</td>
                  {layout ? null : <td>{bet.paidAt === null ? '–' : formatMultiple(t.language, bet.paidAt)}</td>}
                  <td>{bet.status === 'paid' && bet.returned !== null ? amount(bet.returned, bet.currency) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
