import { useEffect } from 'react';
import { share } from '../../../shell/session/shared-state.ts';

/** The browser's event when the site can be put among the device's apps; not in the standard's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;

/** Keeps the browser's offer, which it makes once and soon after the page is there: the key `can install PWA` of the shared state (R028). */
export function useInstallOffer(): void {
  useEffect(() => {
    const offered = (event: Event): void => {
      event.preventDefault();
      offer = event as InstallOffer;
      share({ canInstallPwa: true });
    };
    const installed = (): void => {
      offer = null;
      share({ canInstallPwa: false });
    };
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
}

/** Asks the visitor. An offer can be taken once; the browser makes another one where it was refused. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer;
  offer = null;
  share({ canInstallPwa: false });
  await taken?.prompt();
}
