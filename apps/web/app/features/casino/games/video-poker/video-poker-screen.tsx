import type { VideoPokerAction, VideoPokerOptions } from '@touchline/casino/video-poker/options';
import { PAY_TABLES, type PaidHand, type PayTableName } from '@touchline/casino/video-poker/pays';
import { VIDEO_POKER, type VideoPokerView } from '@touchline/casino/video-poker/video-poker';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { KeyHints } from '../parts/key-hints.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { BestHoldButton } from './best-hold-button.tsx';
import { useHold } from './use-hold.ts';
import { VideoPokerStage } from './video-poker-stage.tsx';

const TABLES = Object.keys(PAY_TABLES) as readonly PayTableName[];

/** Video poker: five cards, of which any are replaced once. */
export default function VideoPokerScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<VideoPokerOptions>({ pays: 'jacks96' });
  const { play, round, ended } = useRound<VideoPokerOptions, VideoPokerView, VideoPokerAction>();
  const { hold, toggle, set } = useHold(round?.round ?? null);
  return (
    <GameFrame
      options={options}
      verb={t('casino.cards.deal')}
      decision={
        play.phase === 'open'
          ? { text: t('casino.video-poker.draw', { n: 5 - hold.length }), run: () => play.act({ hold: [...hold] }) }
          : null
      }
      outcome={ended?.view.hand ? `${t(`casino.hand.${ended.view.hand}`)}.` : null}
      stage={<VideoPokerStage hold={hold} onToggle={toggle} />}
      controls={
        <SelectField
          label={t('casino.rules.pays')}
          value={options.pays}
          options={TABLES.map((key) => ({ value: key, label: t(`casino.video-poker.table.${key}`) }))}
          onChange={(event) => setOptions({ pays: event.target.value as PayTableName })}
        />
      }
      facts={
        <>
          <BestHoldButton onHold={set} />
          <KeyHints keys={[{ key: '1 … 5', text: t('casino.video-poker.hold') }]} />
        </>
      }
      rules={
        <>
          <p>{t('casino.video-poker.rules')}</p>
          <PrizeTable
            corner={t('casino.hand')}
            prizes={VIDEO_POKER.returns(options, 0).payouts.map(({ label, pay, chance }) => ({
              name: t(`casino.hand.${label as PaidHand}`),
              pay,
              chance,
            }))}
          />
        </>
      }
    />
  );
}
