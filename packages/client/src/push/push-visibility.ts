import type { PushClient } from './push-client.ts';

/** The used part of a document (R096: leaving and come-back). */
export interface VisibilitySource {
  readonly visibilityState: 'visible' | 'hidden';
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

/** Pauses the stream once a page has been hidden for a while (a glance at another tab costs nothing) and resumes it at once. Returns the end of the watch. */
export function watchVisibility(page: VisibilitySource, push: Pick<PushClient, 'pause' | 'resume'>, graceMs = 30_000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') timer = setTimeout(() => push.pause(), graceMs);
    else push.resume();
  };
  page.addEventListener('visibilitychange', change);
  change();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', change);
  };
}
