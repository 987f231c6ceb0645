import { TIMING_MS } from '@touchline/catalogue/timings';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isPastBreakpoint, shouldShowToTop } from './scroll-position.ts';

/** The way back to the top (R037); the page's root is marked while the reader is inside of the page (R038), again on every page. */
export function ScrollToTop() {
  const t = useTranslator();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts over
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const root = document.documentElement;
      const place = { topPx: scrollY, previousTopPx: last.current, viewPx: innerHeight, pagePx: root.scrollHeight };
      setShown(shouldShowToTop(place));
      root.dataset.passed = String(isPastBreakpoint(place));
      last.current = place.topPx;
    };
    const onScroll = () => {
      timer ??= setTimeout(look, TIMING_MS.scrollThrottle);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
      delete document.documentElement.dataset.passed;
    };
  }, [pathname]);
  return (
    <button
      type="button"
      className="to-top"
      data-shown={shown}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label={t('a11y.scroll-top')}
      title={t('a11y.scroll-top')}
      onClick={() => {
        scrollTo({ top: 0 });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrowup" />
    </button>
  );
}
