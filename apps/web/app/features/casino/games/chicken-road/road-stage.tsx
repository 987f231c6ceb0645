import './chicken-road.css';
import type { ChickenRoadView } from '@touchline/casino/chicken-road/chicken-road';
import type { ChickenRoadOptions, ChickenRoadStep } from '@touchline/casino/chicken-road/options';
import { CHICKEN_ROAD_BUSTS, CHICKEN_ROAD_STEPS, type ChickenRoadRisk, chickenRoadChance } from '@touchline/casino/chicken-road/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { keptPay } from '../parts/kept-pay.ts';
import { useRound } from '../parts/use-round.ts';
import { CarPicture, ChickenPicture } from './road-pictures.tsx';

/** Lanes that are seen at once, the chicken's with those before it. */
const SHOWN = 5;

/** The lanes around the chicken, what each pays, and the cars once the round is over. */
export function RoadStage({ risk }: { readonly risk: ChickenRoadRisk }) {
  const t = useTranslator();
  const { play, round } = useRound<ChickenRoadOptions, ChickenRoadView, ChickenRoadStep>();
  const view = round?.options.risk === risk ? round.view : null;
  const level = view?.level ?? 0;
  const isOut = view?.ending === 'out';
  const max = CHICKEN_ROAD_STEPS - CHICKEN_ROAD_BUSTS[risk];
  const stands = level + (isOut ? 1 : 0);
  const first = Math.max(1, Math.min(stands - 1, CHICKEN_ROAD_STEPS - SHOWN + 1));
  return (
    <div className="road-stage">
      <ol className="road-lanes" dir="ltr" aria-label={t('casino.chicken-road.road')}>
        {Array.from({ length: SHOWN }, (_, i) => first + i).map((lane) => (
          <li key={lane} data-lane={lane <= level ? 'crossed' : lane === level + 1 ? 'next' : undefined}>
            <small className="figures">
              {lane <= max ? formatMultiplier(t.language, keptPay(chickenRoadChance(risk, lane), play.table.edgePpm)) : '–'}
            </small>
            {lane === stands && !isOut ? <ChickenPicture /> : null}
            {view?.hidden?.includes(lane - 1) ? <CarPicture /> : null}
          </li>
        ))}
      </ol>
      <p className="road-level">{t('casino.chicken-road.lane', { n: level })}</p>
      <ChoiceButtons label={t('casino.decide')} choices={[{ key: 'on', text: t('casino.chicken-road.step'), action: { step: {} } }]} />
    </div>
  );
}
