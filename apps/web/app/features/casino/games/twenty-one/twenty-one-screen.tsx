import type { TwentyOneAction, TwentyOneOptions } from '@touchline/casino/twenty-one/options';
import { POINTS } from '@touchline/casino/twenty-one/points';
import type { TwentyOneView } from '@touchline/casino/twenty-one/twenty-one';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { packFace } from '../parts/card-face.ts';
import { KeyHints } from '../parts/key-hints.tsx';
import { PayTable } from '../parts/pay-table.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { TwentyOneStage } from './twenty-one-stage.tsx';
import { twentyOneText } from './twenty-one-text.ts';

const SUITS = 4;

/** Twenty-one with the pack of 36. */
export default function TwentyOneScreen() {
  const t = useTranslator();
  const [options] = useChoice<TwentyOneOptions>({});
  const { ended } = useRound<TwentyOneOptions, TwentyOneView, TwentyOneAction>();
  const view = ended?.view;
  return (
    <GameFrame
      options={options}
      verb={t('casino.cards.deal')}
      outcome={view ? t('casino.cards.outcome', { dealer: twentyOneText(t, view.dealer), own: twentyOneText(t, view.player) }) : null}
      stage={<TwentyOneStage />}
      facts={
        <KeyHints
          keys={[
            { key: 'D', text: t('casino.twenty-one.draw') },
            { key: 'S', text: t('casino.twenty-one.stand') },
          ]}
        />
      }
      rules={
        <>
          <p>{t('casino.twenty-one.rules')}</p>
          <PayTable
            label={t('casino.twenty-one.points')}
            corner={t('casino.twenty-one.card')}
            heads={[t('casino.twenty-one.points')]}
            lines={POINTS.map((points, rank) => {
              const name = packFace(rank * SUITS).rank;
              return { key: name, name, cells: [points] };
            })}
          />
        </>
      }
    />
  );
}
