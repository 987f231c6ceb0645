import type { TextKey } from '@touchline/i18n/text-key';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { ChipRack } from './chip-rack.tsx';
import { type LastResult, LastResults } from './last-results.tsx';
import type { ChipBoard } from './use-chip-board.ts';

interface ChipScreenProps<On, View> {
  readonly options: unknown;
  readonly board: ChipBoard<On>;
  readonly verb: string;
  /** The wheel, the dice or the cards. */
  readonly drawn: ReactNode;
  readonly layout: ReactNode;
  /** The result of a round in a word or a number. */
  readonly resultOf: (view: View) => LastResult;
  readonly controls?: ReactNode;
  readonly rules: TextKey;
  readonly prizes: readonly { readonly name: string; readonly pay: Ratio; readonly chance: Ratio }[];
  readonly outcome: string | null;
}

/** A game of one draw whose stake lies in chips on a layout. What is drawn and the layout are the game's own. */
export function ChipScreen<On, View>({
  options,
  board,
  verb,
  drawn,
  layout,
  resultOf,
  controls,
  rules,
  prizes,
  outcome,
}: ChipScreenProps<On, View>) {
  const t = useTranslator();
  return (
    <GameFrame
      options={options}
      chips={board.total}
      verb={verb}
      autoplay
      outcome={outcome}
      stage={
        <div className="chip-stage">
          <LastResults resultOf={resultOf} />
          {drawn}
          <p className="chip-result" aria-hidden="true">
            {outcome}
          </p>
          {layout}
          <ChipRack board={board} />
        </div>
      }
      controls={controls}
      facts={<GameFacts items={[{ name: t('casino.chips.laid'), value: board.total }]} />}
      rules={
        <>
          <p>{t(rules)}</p>
          <PrizeTable corner={t('casino.chips.bet')} prizes={prizes} />
        </>
      }
    />
  );
}
