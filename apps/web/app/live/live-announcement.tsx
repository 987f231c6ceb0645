import { useEffect, useRef, useState } from 'react';

/** A screen reader needs time for a sentence; what came in between is left out. */
const MIN_INTERVAL_MS = 5000;

/** Reads the text out when it changes, at most every five seconds and then the latest. Seen by nobody: what is on the screen may change faster. */
export function LiveAnnouncement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const announcedAt = useRef(0);
  useEffect(() => {
    if (text === said) return undefined;
    const timer = setTimeout(
      () => {
        announcedAt.current = Date.now();
        setSaid(text);
      },
      Math.max(0, announcedAt.current + MIN_INTERVAL_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <span className="screen-reader-only" role="status">
      {said}
    </span>
  );
}
