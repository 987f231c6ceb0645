import type { TotoSheet } from '@touchline/contract/toto/calls';
import { formatNumber, formatPercent } from '@touchline/i18n/format-money';
import { CardHeader } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

/** The tiers of a draw: before it is paid what there is to win, afterwards who won what. */
export function TiersTable({ sheet }: { readonly sheet: TotoSheet }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const over = sheet.status === 'settled';
  return (
    <section className="card">
      <CardHeader title={t('toto.tiers')} />
      <ScrollBox label={t('toto.tiers')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('toto.tier.correct')}</th>
              {over ? null : (
                <th scope="col" className="table-end">
                  {t('toto.tier.share')}
                </th>
              )}
              <th scope="col" className="table-end">
                {t(over ? 'toto.tier.won' : 'toto.tier.pot')}
              </th>
              {over ? (
                <>
                  <th scope="col" className="table-end">
                    {t('toto.tier.winners')}
                  </th>
                  <th scope="col" className="table-end">
                    {t('toto.tier.per')}
                  </th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sheet.tiers.map((tier, i) => (
              <tr key={tier.correct}>
                <th scope="row" className="figures strong">
                  {tier.correct}
                </th>
                {over ? null : <td className="table-end figures">{formatPercent(t.language, tier.permille / 10, 1)}</td>}
                <td className="table-end">
                  {tier.closed ? (
                    <span className="muted">{t('toto.tier.closed')}</span>
                  ) : over && tier.tickets === 0 ? (
                    <span className="muted">
                      {t('toto.tier.unwon')} <span className="figures">{amount(tier.pot, sheet.currency)}</span>
                    </span>
                  ) : (
                    <span className="figures strong">{amount(tier.pot, sheet.currency)}</span>
                  )}
                  {i === 0 && !over ? <small className="toto-with amber">{t('toto.tier.jackpot')}</small> : null}
                </td>
                {over ? (
                  <>
                    <td className="table-end figures">{tier.tickets === null ? '–' : formatNumber(t.language, tier.tickets)}</td>
                    <td className="table-end figures">{tier.perLine === null ? '–' : amount(tier.perLine, sheet.currency)}</td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
