import { calculateMarketMargin } from '@touchline/betting/calculators/calculate-market-margin';
import { calculateDutching, calculateHedge } from '@touchline/betting/calculators/calculate-stakes';
import { convertOdds } from '@touchline/betting/calculators/convert-odds';
import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { formatPercent } from '@touchline/i18n/format-money';
import { formatOdds } from '@touchline/kernel/odds';
import { Callout } from '@touchline/ui/callout';
import { SelectField } from '@touchline/ui/forms/text-field';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { parseAmount, parseOddsList, parsePrice } from './calculator-fields.ts';
import { CalcField, CalcGrid, Figures, formatAmount } from './calculator-parts.tsx';

/** One price in every way of writing it, and as a probability. */
export function OddsConverter() {
  const t = useTranslator();
  const percent = (basisPoints: number): string => formatPercent(t.language, basisPoints / 100, 2, 2);
  const [format, setFormat] = useState<OddsFormat>('decimal');
  const [text, setText] = useState('2.50');
  const made = convertOdds(format, text);
  return (
    <>
      <CalcGrid>
        <SelectField
          label={t('calc.format')}
          value={format}
          onChange={(event) => setFormat(ODDS_FORMATS.find((one) => one === event.target.value) ?? 'decimal')}
          options={ODDS_FORMATS.map((value) => ({ value, label: t(`settings.odds.${value}`) }))}
        />
        <CalcField label={t('calc.odds')} value={text} onChange={setText} wrong={!made.ok} />
      </CalcGrid>
      <Figures
        figures={
          made.ok
            ? [
                ...ODDS_FORMATS.map((one) => ({ name: t(`settings.odds.${one}`), value: made.value.texts[one], strong: one === format })),
                { name: t('calc.probability'), value: percent(made.value.impliedBasisPoints) },
              ]
            : null
        }
      />
    </>
  );
}

/** Outcomes have no other name than their place. */
const numbered = <T,>(items: readonly T[]): readonly (readonly [string, T])[] => items.map((item, place) => [`outcome ${place + 1}`, item]);

/** The house's margin of a market, and its prices without that. */
export function MarginCalculator() {
  const t = useTranslator();
  const percent = (basisPoints: number): string => formatPercent(t.language, basisPoints / 100, 2, 2);
  const [text, setText] = useState('2.10 3.40 3.60');
  const prices = parseOddsList(text);
  const made = prices && prices.length > 1 ? calculateMarketMargin(prices) : null;
  return (
    <>
      <CalcField label={t('calc.prices')} hint={t('calc.prices.hint')} value={text} onChange={setText} wrong={prices === null} />
      <Figures
        figures={
          made && [
            { name: t('calc.overround'), value: percent(made.overroundBasisPoints), strong: true },
            { name: t('calc.payout'), value: percent(made.payoutBasisPoints) },
          ]
        }
      />
      {made ? (
        <ScrollBox label={t('calc.margin')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('calc.odds')}</th>
                <th scope="col" className="table-end">
                  {t('calc.probability')}
                </th>
                <th scope="col" className="table-end">
                  {t('calc.fair.probability')}
                </th>
                <th scope="col" className="table-end">
                  {t('calc.fair.odds')}
                </th>
              </tr>
            </thead>
            <tbody>
              {numbered(made.outcomes).map(([key, outcome]) => (
                <tr key={key}>
                  <td>{formatOdds(outcome.odds)}</td>
                  <td className="table-end">{percent(outcome.impliedBasisPoints)}</td>
                  <td className="table-end">{percent(outcome.fairBasisPoints)}</td>
                  <td className="table-end">{formatOdds(outcome.fairOdds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ) : null}
    </>
  );
}

/** One total over several outcomes so that each brings the same; a surebet where that is a profit. */
export function DutchingCalculator() {
  const t = useTranslator();
  const [total, setTotal] = useState('100');
  const [text, setText] = useState('2.10 2.05');
  const totalMinor = parseAmount(total);
  const prices = parseOddsList(text);
  const made = totalMinor && prices && prices.length > 1 ? calculateDutching(totalMinor, prices) : null;
  return (
    <>
      <CalcGrid>
        <CalcField label={t('coupon.stake.total')} value={total} onChange={setTotal} wrong={totalMinor === null} />
        <CalcField label={t('calc.prices')} hint={t('calc.prices.hint')} value={text} onChange={setText} wrong={prices === null} />
      </CalcGrid>
      <Figures
        figures={
          made && [
            ...made.stakes.map(({ odds, stakeMinor }, index) => ({
              name: t('calc.stake.at', { n: index + 1, odds: formatOdds(odds) }),
              value: formatAmount(stakeMinor),
            })),
            { name: t('calc.profit.min'), value: formatAmount(made.minProfitMinor), strong: true },
          ]
        }
      />
      {made ? (
        <Callout kind={made.isSurebet ? 'success' : 'info'}>
          <p>{t(made.isSurebet ? 'calc.surebet' : 'calc.surebet.not')}</p>
        </Callout>
      ) : null}
    </>
  );
}

/** Stakes on everything else with which a running bet brings the same either way. */
export function HedgeCalculator() {
  const t = useTranslator();
  const [stake, setStake] = useState('10');
  const [odds, setOdds] = useState('6.00');
  const [against, setAgainst] = useState('1.50');
  const stakeMinor = parseAmount(stake);
  const price = parsePrice(odds);
  const hedge = parsePrice(against);
  const made = stakeMinor && price && hedge ? calculateHedge(stakeMinor, price, hedge) : null;
  return (
    <>
      <CalcGrid>
        <CalcField label={t('coupon.stake')} value={stake} onChange={setStake} wrong={stakeMinor === null} />
        <CalcField label={t('calc.odds')} value={odds} onChange={setOdds} wrong={price === null} />
        <CalcField label={t('calc.hedge.odds')} value={against} onChange={setAgainst} wrong={hedge === null} />
      </CalcGrid>
      <Figures
        figures={
          made && [
            { name: t('calc.hedge.stake'), value: formatAmount(made.stakeMinor), strong: true },
            { name: t('calc.hedge.first'), value: formatAmount(made.profitIfFirstMinor) },
            { name: t('calc.hedge.second'), value: formatAmount(made.profitIfHedgeMinor) },
          ]
        }
      />
    </>
  );
}
