import type { StatusTag } from '@touchline/catalogue/sport/status-tags';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Callout } from './callout.tsx';

/** How long a notification stays (R034). */
export const TOAST_MS = 3000;

export interface Toast {
  readonly id: number;
  readonly kind: StatusTag;
  readonly text: string;
  /** A way to do something about it, after the words. */
  readonly action: ReactNode;
  /** How long it stays. */
  readonly ms: number;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a notification, for three seconds unless something is to be done about it; the same words are never shown twice at once. Browser only. */
export function showToast(
  kind: StatusTag,
  text: string,
  { action = null, ms = TOAST_MS }: Partial<Pick<Toast, 'action' | 'ms'>> = {},
): void {
  last += 1;
  const kept = toasts.filter((toast) => toast.text !== text);
  set([...kept.slice(-2), { id: last, kind, text, action, ms }]);
}
export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Toast[] = [];

function ToastView({ toast, closeText }: { readonly toast: Toast; readonly closeText: string }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.ms);
    return () => clearTimeout(timer);
  }, [toast.id, toast.ms]);
  return (
    <Callout className="toast-note" kind={toast.kind}>
      <p>
        {toast.text}
        {toast.action === null ? null : <> {toast.action}</>}
      </p>
      <IconButton className="toast-close" icon="close" label={closeText} small onClick={() => dismissToast(toast.id)} />
    </Callout>
  );
}

/** The element in which notifications appear; once per page. */
export function ToastHost({ closeText }: { readonly closeText: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} closeText={closeText} />
      ))}
    </div>
  );
}
