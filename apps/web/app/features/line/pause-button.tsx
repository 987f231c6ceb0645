import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { usePricePause } from '../../live/live-context.tsx';

/** Moving prices stand still until the player lets them go on (WCAG 2.2.2). The coupon always knows the true ones. */
export function PauseButton() {
  const t = useTexts();
  const [paused, setPaused] = usePricePause();
  return (
    <Button
      tone={paused ? 'amber' : 'ghost'}
      size="xs"
      icon={paused ? 'play' : 'pause'}
      className="pause-b"
      aria-pressed={paused}
      onClick={() => setPaused(!paused)}
    >
      <span>{t(paused ? 'state.resume' : 'state.pause')}</span>
    </Button>
  );
}
