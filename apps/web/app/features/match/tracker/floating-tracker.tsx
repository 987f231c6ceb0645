import type { MatchDetail } from '@touchline/contract/line/shapes';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { Tracker } from './tracker.tsx';

/** Height under the site's header in which nothing is seen any more, pixels. */
const HEADER_HEIGHT_PX = 60;

/** The drawn field of a match. Where the reader wants it (R086, video move on scroll), it follows in a corner once its place has gone by. */
export function FloatingTracker({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const { follow } = usePreferences();
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || !follow) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_HEIGHT_PX);
      },
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [follow]);
  const away = follow && passed && !closed;
  return (
    // The place keeps its height, so that nothing below moves.
    <div ref={place} className="tracker-place">
      <div className={away ? 'tracker-floating' : undefined}>
        <Tracker match={match} />
        {away ? (
          <IconButton className="tracker-close" icon="close" small label={t('action.close')} onClick={() => setClosed(true)} />
        ) : null}
      </div>
    </div>
  );
}
