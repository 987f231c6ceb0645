import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef, useState } from 'react';

/** R037: after four screens, only while scrolling up, not at the page's bottom. */
const SCREENS = 4;
/** R122: scrolling is looked at this often. */
const THROTTLE_MS = 150;
const BOTTOM_PX = 150;

export function ScrollToTop() {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const at = scrollY;
      const atBottom = at + innerHeight >= document.documentElement.scrollHeight - BOTTOM_PX;
      setShown(at < last.current && at > SCREENS * innerHeight && !atBottom);
      last.current = at;
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
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
