import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePausedPrices } from './live-context.tsx';

/**
 * A list as it stood when the player paused moving prices, until he lets them go on or opens another page: rows come from revalidations too,
 * and one may be under way when he pauses.
 */
export function useHeldWhilePaused<T>(current: T): T {
  const [paused] = usePausedPrices();
  const { key } = useLocation();
  const [held, setHeld] = useState({ key, current });
  if (paused && held.key === key) return held.current;
  if (held.key !== key || held.current !== current) setHeld({ key, current });
  return current;
}
