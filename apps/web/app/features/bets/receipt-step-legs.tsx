import type { BetDetail, ReceiptStep } from '@touchline/contract/bets/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';

type StepLeg = ReceiptStep['legs'][number];

/**
 * The selections of a step. Placed: at which odds each was taken. Settled: how it ended and what it multiplies the stake by. Picks of a bet
 * builder multiply nothing by themselves: the odds that they have together stand under them.
 */
export function ReceiptStepLegs({ step, bet }: { readonly step: ReceiptStep; readonly bet: BetDetail }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  if (step.legs.length === 0) return null;
  const inBuilder = new Set(bet.combinations.flatMap((own) => own.legs));
  return (
    <ul className="receipt-step-legs">
      {step.legs.map((leg) => (
        <li key={leg.leg}>
          <span className="ellipsis">{bet.legs[leg.leg]?.selectionName}</span>
          <LegOutcome leg={leg} placed={step.step === 'placed'} alone={inBuilder.has(leg.leg)} />
        </li>
      ))}
      {bet.combinations.map((own) => (
        <li key={own.legs.join()}>
          <span className="ellipsis">{t('bets.kind.builder', { n: own.legs.length })}</span>
          <b className="figures">{t('bets.receipt.together', { odds: odds(own.odds) })}</b>
        </li>
      ))}
    </ul>
  );
}

function LegOutcome({ leg, placed, alone }: { readonly leg: StepLeg; readonly placed: boolean; readonly alone: boolean }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { time } = useFormats();
  const taken = t(alone ? 'bets.builder.alone' : 'bets.receipt.at', { odds: odds(leg.odds) });
  if (placed) return <span className="figures muted">{taken}</span>;
  return (
    <>
      <span className="figures muted">{taken}</span>
      <span>{t.find(`bets.leg.${leg.result.split(' ')[0]}`) ?? leg.result}</span>
      {alone ? null : <span className="figures muted">{t('bets.receipt.multiplier', { value: leg.multiplier })}</span>}
      {leg.message ? (
        <small className="faint figures">
          {t('bets.receipt.message', { version: leg.message.version, time: time(leg.message.receivedAt) })}
        </small>
      ) : null}
    </>
  );
}
