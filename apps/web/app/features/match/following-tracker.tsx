import type { MatchDetail } from '@touchline/contract/line-shapes';
import { IconButton } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../preferences-context.tsx';
import { Tracker } from './tracker.tsx';

/** What lies under the site's header is not seen any more, pixels. */
const HEADER = 60;

/** The drawn field of a match. Where the reader wants it (R086, video move on scroll), it follows in a corner once its place has gone by. */
export function FollowingTracker({ match }: { readonly match: MatchDetail }) {
  const t = useTexts();
  const { follow } = usePreferences();
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || !follow) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER);
      },
      { rootMargin: `-${HEADER}px 0px 0px` },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [follow]);
  const away = follow && passed && !closed;
  return (
    // The place keeps its height, so that nothing below moves.
    <div ref={place} className="trk-place">
      <div className={away ? 'trk-away' : undefined}>
        <Tracker match={match} />
        {away ? <IconButton icon="close" small label={t('action.close')} onClick={() => setClosed(true)} /> : null}
      </div>
    </div>
  );
}
