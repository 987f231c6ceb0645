import './statistics.css';
import { readHiddenItems, writeHiddenItem } from '@touchline/client/hidden-items';
import type { FrameOptions } from '@touchline/client/statistics-frame-address';
import { type FrameGuest, pickKey } from '@touchline/client/statistics-frame-guest';
import { IconButton } from '@touchline/ui/button';
import { Mark } from '@touchline/ui/mark';
import { useTexts } from '@touchline/ui/texts';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { share, useSharedState } from '../../shared-state.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { type StatisticsView, StatisticsViewContext } from './statistics-view.tsx';
import { useGuest } from './use-guest.ts';

interface StatisticsShellProps {
  readonly mode: StatisticsView['mode'];
  readonly options: FrameOptions;
  readonly children: ReactNode;
}

/** Around every statistics page: in a window a head with the mark, in a frame what its host asked for (R018). */
export function StatisticsShell({ mode, options, children }: StatisticsShellProps) {
  const { guest, content } = useGuest(mode === 'frame', options);
  const told = useSyncExternalStore(
    (listener) => guest?.subscribe(listener) ?? (() => undefined),
    () => guest?.state ?? null,
    () => null,
  );
  const hydrated = useHydrated();
  const [own, setOwn] = useState<ReadonlyMap<string, boolean>>(new Map());
  const kept = useMemo(
    () => new Set(hydrated && mode === 'popup' ? readHiddenItems(localStorage) : options.hiddenItems),
    [hydrated, mode, options],
  );
  const view = useMemo<StatisticsView>(
    () => ({
      mode,
      options,
      isFolded: (item) => (told ? told.hidden.has(item) : (own.get(item) ?? kept.has(item))),
      fold(item, folded) {
        if (guest) guest.toggle(item, folded);
        else {
          if (mode === 'popup') writeHiddenItem(localStorage, item, folded);
          setOwn((before) => new Map(before).set(item, folded));
        }
      },
      sendBet: guest ? (bet) => guest.bet(bet) : null,
      isPicked: (gameId, selectionId) => told?.picked.has(pickKey({ gameId, selectionId })) ?? false,
      openOutside: guest ? (path) => guest.say({ type: 'parentPathChanged', path }) : null,
    }),
    [mode, options, guest, told, own, kept],
  );
  const dark = told?.dark ?? options.dark;
  // The overlay around the frame is of its theme: said anew after the host has told its own state.
  const theme = dark === undefined ? '' : dark ? 'dark' : 'light';
  const overlayTheme = useSharedState((state) => state.overlayTheme);
  useEffect(() => {
    if (guest && theme !== '' && overlayTheme !== theme) share({ overlayTheme: theme });
  }, [guest, theme, overlayTheme]);
  return (
    <StatisticsViewContext value={view}>
      <div
        className="sx"
        data-mode={mode}
        data-scroll={options.innerScroll || undefined}
        data-paint={options.paintId}
        data-tag={options.tagId}
        data-theme={theme || undefined}
        dir={options.rtl === undefined ? undefined : options.rtl ? 'rtl' : 'ltr'}
        style={options.width === undefined ? undefined : ({ '--sx-width': `${options.width}px` } as CSSProperties)}
      >
        <div ref={content}>
          {mode === 'popup' ? <PopupHead /> : <FrameHead options={options} say={guest?.say ?? null} />}
          <main id="main" className="sx-main">
            {children}
          </main>
        </div>
      </div>
    </StatisticsViewContext>
  );
}

function PopupHead() {
  const t = useTexts();
  return (
    <div className="sx-top" data-theme="dark">
      <Mark size={22} />
      <b>Touchline</b>
      <span className="mut ell">{t('stats.name')}</span>
      <span className="sp" />
      <IconButton icon="print" label={t('action.print')} onClick={() => print()} />
    </div>
  );
}

/** The frame's own way back, where its host gave it one and does not hide it. */
function FrameHead({ options, say }: { readonly options: FrameOptions; readonly say: FrameGuest['say'] | null }) {
  const t = useTexts();
  if (!say || options.hideNavigation || !(options.goBack || options.historySync)) return null;
  return (
    <nav className="sx-nav" aria-label={t('stats.tabs')}>
      <IconButton icon="prev" flip small label={t('stats.back')} onClick={() => say({ type: 'goBack' })} />
      {options.historySync ? (
        <IconButton icon="next" flip small label={t('stats.forward')} onClick={() => say({ type: 'goForward' })} />
      ) : null}
    </nav>
  );
}
