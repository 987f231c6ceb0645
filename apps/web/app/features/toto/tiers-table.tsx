import type { TotoSheet } from '@touchline/contract/toto';
import { formatNumber } from '@touchline/i18n/format-money';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';

/** The tiers of a draw: before it is paid what there is to win, afterwards who won what. */
export function TiersTable({ sheet }: { readonly sheet: TotoSheet }) {
  const t = useTexts();
  const { amount } = useFormats();
  const over = sheet.status === 'settled';
  return (
    <section className="card">
      <CardHead title={t('toto.tiers')} />
      <div className="toto-scroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('toto.tier.correct')}</th>
              {over ? null : (
                <th scope="col" className="r">
                  {t('toto.tier.share')}
                </th>
              )}
              <th scope="col" className="r">
                {t(over ? 'toto.tier.won' : 'toto.tier.pot')}
              </th>
              {over ? (
                <>
                  <th scope="col" className="r">
                    {t('toto.tier.winners')}
                  </th>
                  <th scope="col" className="r">
                    {t('toto.tier.per')}
                  </th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sheet.tiers.map((tier, i) => (
              <tr key={tier.correct}>
                <th scope="row" className="num strong">
                  {tier.correct}
                </th>
                {over ? null : <td className="r num">{formatNumber(t.language, tier.permille / 10, 1)}%</td>}
                <td className="r">
                  {tier.closed ? (
                    <span className="mut">{t('toto.tier.closed')}</span>
                  ) : over && tier.tickets === 0 ? (
                    <span className="mut">
                      {t('toto.tier.unwon')} <span className="num">{amount(tier.pot, sheet.currency)}</span>
                    </span>
                  ) : (
                    <span className="num strong">{amount(tier.pot, sheet.currency)}</span>
                  )}
                  {i === 0 && !over ? <small className="toto-with amber">{t('toto.tier.jackpot')}</small> : null}
                </td>
                {over ? (
                  <>
                    <td className="r num">{tier.tickets === null ? '–' : formatNumber(t.language, tier.tickets)}</td>
                    <td className="r num">{tier.perVariant === null ? '–' : amount(tier.perVariant, sheet.currency)}</td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
