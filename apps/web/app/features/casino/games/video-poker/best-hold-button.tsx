import { bestHold, type Hold } from '@touchline/casino/video-poker/best-hold';
import type { VideoPokerAction, VideoPokerOptions } from '@touchline/casino/video-poker/options';
import type { VideoPokerView } from '@touchline/casino/video-poker/video-poker';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { formatMultiplier } from '../../play/multiplier.ts';
import { useRound } from '../parts/use-round.ts';

/** Holds the cards that return most, counted over every draw, and says how much that is. Counted when asked for: it takes a moment. */
export function BestHoldButton({ onHold }: { readonly onHold: (hold: readonly number[]) => void }) {
  const t = useTranslator();
  const { play, round } = useRound<VideoPokerOptions, VideoPokerView, VideoPokerAction>();
  const [found, setFound] = useState<(Hold & { readonly round: string }) | null>(null);
  const now = found && found.round === round?.round ? found : null;
  const find = (): void => {
    if (!round) return;
    const best = bestHold(round.view.dealt, round.options.pays);
    setFound({ ...best, round: round.round });
    onHold(best.hold);
  };
  return (
    <>
      <Button block disabled={play.phase !== 'open'} onClick={find}>
        {t('casino.video-poker.best')}
      </Button>
      <p className="muted" role="status">
        {now
          ? t(now.hold.length === 0 ? 'casino.video-poker.best.none' : 'casino.video-poker.best.found', {
              places: now.hold.map((place) => place + 1).join(', '),
              pay: formatMultiplier(t.language, now.expected),
            })
          : null}
      </p>
    </>
  );
}
