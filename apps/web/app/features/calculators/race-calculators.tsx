import { calculateEachWayBet, finishResults } from '@touchline/betting/calculators/calculate-bet';
import { calculateDeadHeat, calculateRuleFour } from '@touchline/betting/calculators/calculate-race-bet';
import { formatPercent } from '@touchline/i18n/format-money';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { parseAmount, parseInteger, parseOddsList, parsePrice } from './calculator-fields.ts';
import { CalcField, CalcGrid, Figures, formatAmount } from './calculator-parts.tsx';

const PLACE_FRACTIONS = ['1/4', '1/5', '1/3', '1/2'] as const;

/** A runner to win and to be placed, with the place that it came in at and how many share it. */
export function EachWayCalculator() {
  const t = useTranslator();
  const [stake, setStake] = useState('10');
  const [odds, setOdds] = useState('9.00');
  const [part, setPart] = useState<string>('1/4');
  const [places, setPlaces] = useState('3');
  const [finish, setFinish] = useState('1');
  const [tied, setTied] = useState('1');
  const stakeMinor = parseAmount(stake);
  const price = parsePrice(odds);
  const paid = parseInteger(places, 1, 10);
  const came = parseInteger(finish, 0, 60);
  const shared = parseInteger(tied, 1, 10);
  const [num = 1, den = 4] = part.split('/').map(Number);
  const ends = paid !== null && came !== null && shared !== null ? finishResults({ place: came, tied: shared }, paid) : null;
  const made =
    ends && stakeMinor && price
      ? calculateEachWayBet(2n * stakeMinor, [{ odds: price, result: ends.win, place: { part: { num, den }, result: ends.place } }], {
          kind: 'single',
        })
      : null;
  return (
    <>
      <CalcGrid>
        <CalcField label={t('calc.stake.half')} value={stake} onChange={setStake} wrong={stakeMinor === null} />
        <CalcField label={t('calc.odds')} value={odds} onChange={setOdds} wrong={price === null} />
        <SelectField
          label={t('calc.part')}
          value={part}
          onChange={(event) => setPart(event.target.value)}
          options={PLACE_FRACTIONS.map((value) => ({ value, label: value }))}
        />
        <CalcField label={t('calc.places')} value={places} onChange={setPlaces} wrong={paid === null} />
        <CalcField label={t('calc.finish')} hint={t('calc.finish.hint')} value={finish} onChange={setFinish} wrong={came === null} />
        <CalcField label={t('calc.tied')} value={tied} onChange={setTied} wrong={shared === null} />
      </CalcGrid>
      <Figures
        figures={
          made?.ok && made.value.returnMinor !== null && made.value.profitMinor !== null
            ? [
                { name: t('coupon.stake.total'), value: formatAmount(made.value.stakeMinor) },
                { name: t('calc.return'), value: formatAmount(made.value.returnMinor), strong: true },
                { name: t('calc.profit'), value: formatAmount(made.value.profitMinor) },
              ]
            : null
        }
      />
    </>
  );
}

/** Several share a place that is paid. */
export function DeadHeatCalculator() {
  const t = useTranslator();
  const [stake, setStake] = useState('10');
  const [odds, setOdds] = useState('5.00');
  const [places, setPlaces] = useState('1');
  const [ahead, setAhead] = useState('0');
  const [tied, setTied] = useState('2');
  const stakeMinor = parseAmount(stake);
  const price = parsePrice(odds);
  const paid = parseInteger(places, 1, 10);
  const before = parseInteger(ahead, 0, 60);
  const shared = parseInteger(tied, 2, 20);
  const made =
    stakeMinor && price && paid !== null && before !== null && shared !== null
      ? calculateDeadHeat(stakeMinor, price, paid, before, shared)
      : null;
  return (
    <>
      <CalcGrid>
        <CalcField label={t('coupon.stake')} value={stake} onChange={setStake} wrong={stakeMinor === null} />
        <CalcField label={t('calc.odds')} value={odds} onChange={setOdds} wrong={price === null} />
        <CalcField label={t('calc.places')} value={places} onChange={setPlaces} wrong={paid === null} />
        <CalcField label={t('calc.ahead')} value={ahead} onChange={setAhead} wrong={before === null} />
        <CalcField label={t('calc.tied')} value={tied} onChange={setTied} wrong={shared === null} />
      </CalcGrid>
      <Figures
        figures={
          made && [
            { name: t('calc.return'), value: formatAmount(made.returnMinor), strong: true },
            { name: t('calc.return.full'), value: formatAmount(made.fullReturnMinor) },
          ]
        }
      />
    </>
  );
}

/** Runners that were withdrawn after the bet take from its winnings. */
export function RuleFourCalculator() {
  const t = useTranslator();
  const [stake, setStake] = useState('10');
  const [odds, setOdds] = useState('6.00');
  const [withdrawn, setWithdrawn] = useState('4.00');
  const stakeMinor = parseAmount(stake);
  const price = parsePrice(odds);
  const gone = parseOddsList(withdrawn);
  const made = stakeMinor && price && gone ? calculateRuleFour(stakeMinor, price, gone) : null;
  return (
    <>
      <CalcGrid>
        <CalcField label={t('coupon.stake')} value={stake} onChange={setStake} wrong={stakeMinor === null} />
        <CalcField label={t('calc.odds')} value={odds} onChange={setOdds} wrong={price === null} />
        <CalcField
          label={t('calc.withdrawn')}
          hint={t('calc.prices.hint')}
          value={withdrawn}
          onChange={setWithdrawn}
          wrong={gone === null}
        />
      </CalcGrid>
      <Figures
        figures={
          made && [
            { name: t('calc.deduction'), value: formatPercent(t.language, made.deductionPercent) },
            { name: t('calc.deducted'), value: formatAmount(made.deductedMinor) },
            { name: t('calc.return'), value: formatAmount(made.returnMinor), strong: true },
            { name: t('calc.return.full'), value: formatAmount(made.fullReturnMinor) },
          ]
        }
      />
    </>
  );
}
