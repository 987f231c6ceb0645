import { FRAME_PARAMETERS, type FrameOptions } from '@touchline/client/frames/statistics-frame-address';
import { createEmbeddedFrame, type EmbeddedFrame } from '@touchline/client/frames/statistics-frame-guest';
import { FRAME_SEGMENT } from '@touchline/client/frames/statistics-path';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinWindow } from '../../../shell/session/shared-state.ts';
import { useFrameRoute } from './use-frame-route.ts';

/** The frame's address, as its host keeps it: the route behind the fixed segment, without what the host itself put into the query. */
function routeOf(pathname: string, search: string): string {
  const path = pathname.split(`/${FRAME_SEGMENT}/`)[1] ?? '';
  const query = new URLSearchParams(search);
  for (const name of FRAME_PARAMETERS) if (name !== 'tt') query.delete(name);
  return query.size > 0 ? `${path}?${String(query)}` : path;
}

/** The frame's side of the conversation with its parent, once the page runs in the browser; null in a window of its own. */
export function useEmbeddedFrame(
  framed: boolean,
  options: FrameOptions,
): { readonly guest: EmbeddedFrame | null; readonly content: RefObject<HTMLDivElement | null> } {
  const [guest, setGuest] = useState<EmbeddedFrame | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const address = useFrameRoute(options);
  const { pathname, search } = useLocation();
  const goTo = useRef<(route: string) => void>(() => undefined);
  useEffect(() => {
    goTo.current = (route) => void navigate(address(route), { replace: true });
  }, [navigate, address]);

  const { listenerId = '', fixedHeight, historySync } = options;
  const hidden = options.hiddenItems.join('-');
  useEffect(() => {
    // The policy of our pages lets nobody but our own origin embed them.
    const { parent, origin } = { parent: window.parent, origin: location.origin };
    if (!framed || parent === window) return;
    const made = createEmbeddedFrame({
      listener: listenerId,
      origin,
      source: parent,
      post: (envelope) => parent.postMessage(envelope, origin),
      hidden: hidden === '' ? [] : hidden.split('-'),
      onRoute: (route) => goTo.current(route),
    });
    const hear = (event: MessageEvent): void => made.receive(event);
    window.addEventListener('message', hear);
    setGuest(made);
    made.say({ type: 'passSelf' });
    const leave = joinWindow({ isFrame: true, peer: () => parent, origin });
    return () => {
      leave();
      window.removeEventListener('message', hear);
    };
  }, [framed, listenerId, hidden]);

  useEffect(() => {
    const element = content.current;
    if (!guest || fixedHeight || !element) return;
    const observer = new ResizeObserver(() =>
      guest.say({ type: 'bodyHeightChanged', height: Math.ceil(element.getBoundingClientRect().height) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [guest, fixedHeight]);

  useEffect(() => {
    if (!guest) return;
    guest.say({ type: 'setTitle', title: document.title.slice(0, 300) });
    if (historySync) guest.say({ type: 'historyRouteChanged', path: routeOf(pathname, search) });
  }, [guest, historySync, pathname, search]);

  return { guest, content };
}
