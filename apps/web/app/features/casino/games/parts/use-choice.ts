import { useState } from 'react';
import { useGame } from '../../play/game-context.ts';

/** The options of the next round, or of the open round if there is one. They cannot be changed while a round is under way. */
export function useChoice<Options>(usual: Options): readonly [Options, (options: Options) => void] {
  const { play } = useGame();
  const [options, setOptions] = useState<Options>(() => (play.table.open ? (play.table.open.options as Options) : usual));
  return [
    options,
    (next) => {
      if (play.phase === 'ready') setOptions(next);
    },
  ];
}
