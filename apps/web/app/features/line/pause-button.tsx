import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { usePausedPrices } from '../../live/live-context.tsx';

/** Moving prices stand still until the player lets them go on (WCAG 2.2.2). The coupon always knows the true ones. */
export function PauseButton() {
  const t = useTranslator();
  const [paused, setPaused] = usePausedPrices();
  return (
    <Button
      tone={paused ? 'amber' : 'ghost'}
      size="xs"
      icon={paused ? 'play' : 'pause'}
      className="pause-button"
      aria-pressed={paused}
      onClick={() => setPaused(!paused)}
    >
      <span>{t(paused ? 'state.resume' : 'state.pause')}</span>
    </Button>
  );
}
