import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { hear } from './hear.ts';
import { useSoundChoice } from './use-sound-choice.ts';

/** Turns the sounds of the casino on, of which one is heard at once, or off. */
export function SoundButton() {
  const t = useTranslator();
  const { isOn: isChosen, turn } = useSoundChoice();
  const isOn = useHydrated() && isChosen;
  return (
    <IconButton
      className="game-stage-tool"
      icon="sound"
      label={t('casino.sound')}
      aria-pressed={isOn}
      onClick={() => {
        turn(!isOn);
        hear('turn');
      }}
    />
  );
}
