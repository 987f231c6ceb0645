import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import './calculators.css';
import { BetCalculator } from './bet-calculator.tsx';
import { CALCULATORS, type CalculatorName } from './calculator-names.ts';
import { DutchingCalculator, HedgeCalculator, MarginCalculator, OddsConverter } from './price-calculators.tsx';
import { DeadHeatCalculator, EachWayCalculator, RuleFourCalculator } from './race-calculators.tsx';

const CALCULATOR_COMPONENTS: Readonly<Record<CalculatorName, ComponentType>> = {
  bet: BetCalculator,
  'each-way': EachWayCalculator,
  'dead-heat': DeadHeatCalculator,
  'rule-4': RuleFourCalculator,
  odds: OddsConverter,
  margin: MarginCalculator,
  dutching: DutchingCalculator,
  hedge: HedgeCalculator,
};

/** Calculators for bettors: every figure by the very functions that price and settle real bets. */
export function CalculatorsPage({ name }: { readonly name: CalculatorName }) {
  const t = useTranslator();
  const Tool = CALCULATOR_COMPONENTS[name];
  return (
    <>
      <div className="heading-row">
        <h1>{t('calc.title')}</h1>
      </div>
      <nav className="calculator-links" aria-label={t('calc.title')}>
        {CALCULATORS.map((one) => (
          <Link
            key={one}
            className={chipClass(one === name)}
            to={`/${t.language}/calculators/${one}`}
            aria-current={one === name ? 'page' : undefined}
          >
            {t(`calc.${one}`)}
          </Link>
        ))}
      </nav>
      <section className="card calculator">
        <h2>{t(`calc.${name}`)}</h2>
        <p className="muted">{t(`calc.${name}.text`)}</p>
        <Tool key={name} />
      </section>
    </>
  );
}
