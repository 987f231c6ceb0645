import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { BetDetail, ReceiptStep } from '@touchline/contract/bets/calls';
import type { PlaceTerms } from '@touchline/contract/coupon/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { PlacePrice } from '../../shell/formats/place-price.tsx';
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
          <LegOutcome leg={leg} place={bet.legs[leg.leg]?.place ?? null} placed={step.step === 'placed'} alone={inBuilder.has(leg.leg)} />
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

interface LegOutcomeProps {
  readonly leg: StepLeg;
  readonly place: PlaceTerms | null;
  readonly placed: boolean;
  /** A pick of a bet builder. */
  readonly alone: boolean;
}

function LegOutcome({ leg, place, placed, alone }: LegOutcomeProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { time } = useFormats();
  const price = place ? placeOdds(leg.odds, place) : leg.odds;
  return (
    <>
      <span className="figures muted">{t(alone ? 'bets.builder.alone' : 'bets.receipt.at', { odds: odds(price) })}</span>
      {placed ? null : <span>{t.find(`bets.leg.${leg.result.split(' ')[0]}`) ?? leg.result}</span>}
      {placed || alone ? null : <span className="figures muted">{t('bets.receipt.multiplier', { value: leg.multiplier })}</span>}
      {place ? <PlacePrice odds={leg.odds} place={place} /> : null}
      {leg.message && !placed ? (
        <small className="faint figures">
          {t('bets.receipt.message', { version: leg.message.version, time: time(leg.message.receivedAt) })}
        </small>
      ) : null}
    </>
  );
}
