import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** The server looks for what is due every two seconds. */
const AFTER_MS = 3_000;
/** A browser's timers take no longer waits. */
const LONGEST_MS = 3_600_000;

/** Asks for the page again soon after an instant (epoch ms), when its draw has taken place. */
export function useRefreshAt(at: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => void revalidate(), Math.min(LONGEST_MS, Math.max(0, at - Date.now()) + AFTER_MS));
    return () => clearTimeout(timer);
  }, [at, revalidate]);
}
