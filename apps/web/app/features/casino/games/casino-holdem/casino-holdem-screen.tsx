import type { CasinoHoldemView } from '@touchline/casino/casino-holdem/casino-holdem';
import type { CasinoHoldemAction, CasinoHoldemOptions } from '@touchline/casino/casino-holdem/options';
import { anteOdds, bonusOdds } from '@touchline/casino/casino-holdem/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { handKind } from '../parts/hand-kind.ts';
import { KeyHints } from '../parts/key-hints.tsx';
import { PayTable } from '../parts/pay-table.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { CasinoHoldemStage } from './casino-holdem-stage.tsx';
import { PAID_HANDS } from './paid-hands.ts';

const ANTE_ALONE: CasinoHoldemOptions = { bets: [{ on: 'ante', chips: 1 }] };
const WITH_BONUS: CasinoHoldemOptions = {
  bets: [
    { on: 'ante', chips: 1 },
    { on: 'bonus', chips: 1 },
  ],
};

/** Casino hold'em: two cards against the dealer's on a board of five. */
export default function CasinoHoldemScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<CasinoHoldemOptions>(ANTE_ALONE);
  const { ended } = useRound<CasinoHoldemOptions, CasinoHoldemView, CasinoHoldemAction>();
  const view = ended?.view;
  const hand = (cards: readonly number[]): string => t(`casino.hand.${handKind(cards)}`);
  return (
    <GameFrame
      options={options}
      verb={t('casino.cards.deal')}
      outcome={
        view?.dealer
          ? t('casino.cards.outcome', { dealer: hand([...view.dealer, ...view.board]), own: hand([...view.player, ...view.board]) })
          : null
      }
      stage={<CasinoHoldemStage />}
      controls={
        <SegmentControl
          label={t('casino.holdem.bonus')}
          value={options.bets.length > 1 ? 'half' : 'none'}
          items={(['none', 'half'] as const).map((key) => ({ key, label: t(`casino.holdem.bonus.${key}`) }))}
          onChange={(bonus) => setOptions(bonus === 'half' ? WITH_BONUS : ANTE_ALONE)}
        />
      }
      facts={
        <KeyHints
          keys={[
            { key: 'C', text: t('casino.holdem.call') },
            { key: 'F', text: t('casino.holdem.fold') },
          ]}
        />
      }
      rules={
        <>
          <p>{t('casino.holdem.rules')}</p>
          <PayTable
            label={t('casino.rules.pays')}
            corner={t('casino.hand')}
            heads={[t('casino.holdem.ante'), t('casino.holdem.bonus')]}
            lines={PAID_HANDS.map(([key, strength]) => ({
              key,
              name: t(`casino.hand.${key}`),
              cells: [`${anteOdds(strength)}:1`, `${bonusOdds(strength)}:1`],
            }))}
          />
        </>
      }
    />
  );
}
