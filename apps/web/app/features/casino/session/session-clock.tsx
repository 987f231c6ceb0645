import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';

const two = (n: number): string => String(n).padStart(2, '0');

/** Hours, minutes and seconds of a duration: "0:24:10". */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The time played since the first round; zero before it. */
export function SessionClock({ since }: { readonly since: number | null }) {
  const t = useTranslator();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span className="clock" role="timer" aria-label={t('casino.session.time')}>
      {formatElapsed(since === null || now === null ? 0 : now - since)}
    </span>
  );
}
