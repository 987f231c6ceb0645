import '../statistics.css';
import { readFoldedSections, saveFoldedSection } from '@touchline/client/device/folded-sections';
import type { FrameOptions } from '@touchline/client/frames/statistics-frame-address';
import { type EmbeddedFrame, selectionKey } from '@touchline/client/frames/statistics-frame-guest';
import { IconButton } from '@touchline/ui/button';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useBrand } from '../../../brand-context.ts';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { share, useSharedState } from '../../../shell/session/shared-state.ts';
import { type StatisticsView, StatisticsViewContext } from './statistics-view.tsx';
import { useEmbeddedFrame } from './use-embedded-frame.ts';

interface StatisticsShellProps {
  readonly mode: StatisticsView['mode'];
  readonly options: FrameOptions;
  readonly children: ReactNode;
}

/** Around every statistics page: in a window a head with the mark, in a frame what its host asked for (R018). */
export function StatisticsShell({ mode, options, children }: StatisticsShellProps) {
  const { guest, content } = useEmbeddedFrame(mode === 'frame', options);
  const hostState = useSyncExternalStore(
    (listener) => guest?.subscribe(listener) ?? (() => undefined),
    () => guest?.state ?? null,
    () => null,
  );
  const hydrated = useHydrated();
  const [own, setOwn] = useState<ReadonlyMap<string, boolean>>(new Map());
  const kept = useMemo(
    () => new Set(hydrated && mode === 'popup' ? readFoldedSections(localStorage) : options.hiddenItems),
    [hydrated, mode, options],
  );
  const view = useMemo<StatisticsView>(
    () => ({
      mode,
      options,
      isFolded: (item) => (hostState ? hostState.hidden.has(item) : (own.get(item) ?? kept.has(item))),
      fold(item, folded) {
        if (guest) guest.toggle(item, folded);
        else {
          if (mode === 'popup') saveFoldedSection(localStorage, item, folded);
          setOwn((before) => new Map(before).set(item, folded));
        }
      },
      sendBet: guest ? (bet) => guest.bet(bet) : null,
      isPicked: (gameId, selectionId) => hostState?.picked.has(selectionKey({ gameId, selectionId })) ?? false,
      openInParent: guest ? (path) => guest.say({ type: 'parentPathChanged', path }) : null,
    }),
    [mode, options, guest, hostState, own, kept],
  );
  const dark = hostState?.dark ?? options.dark;
  // The overlay around the frame is of its theme: said again after the host has told its own state.
  const theme = dark === undefined ? '' : dark ? 'dark' : 'light';
  const overlayTheme = useSharedState((state) => state.overlayTheme);
  useEffect(() => {
    if (guest && theme !== '' && overlayTheme !== theme) share({ overlayTheme: theme });
  }, [guest, theme, overlayTheme]);
  return (
    <StatisticsViewContext value={view}>
      <div
        className="statistics-page"
        data-mode={mode}
        data-scroll={options.innerScroll || undefined}
        data-paint={options.paintId}
        data-tag={options.tagId}
        data-theme={theme || undefined}
        dir={options.rtl === undefined ? undefined : options.rtl ? 'rtl' : 'ltr'}
        style={options.width === undefined ? undefined : ({ '--sx-width': `${options.width}px` } as CSSProperties)}
      >
        <div ref={content}>
          {mode === 'popup' ? <PopupHeader /> : <FrameHeader options={options} say={guest?.say ?? null} />}
          <main id="main" className="statistics-main">
            {children}
          </main>
        </div>
      </div>
    </StatisticsViewContext>
  );
}

function PopupHeader() {
  const t = useTranslator();
  const brand = useBrand();
  return (
    <div className="statistics-top" data-theme="dark">
      <Mark size={22} />
      <b>{brand}</b>
      <span className="muted ellipsis statistics-top-words">{t('stats.name')}</span>
      <span className="spacer" />
      <IconButton className="statistics-print" icon="print" label={t('action.print')} onClick={() => print()} />
    </div>
  );
}

/** The frame's own way back, where its host gave it one and does not hide it. */
function FrameHeader({ options, say }: { readonly options: FrameOptions; readonly say: EmbeddedFrame['say'] | null }) {
  const t = useTranslator();
  if (!say || options.hideNavigation || !(options.goBack || options.historySync)) return null;
  return (
    <nav className="statistics-navigation" aria-label={t('stats.tabs')}>
      <IconButton icon="prev" flip small label={t('stats.back')} onClick={() => say({ type: 'goBack' })} />
      {options.historySync ? (
        <IconButton icon="next" flip small label={t('stats.forward')} onClick={() => say({ type: 'goForward' })} />
      ) : null}
    </nav>
  );
}
