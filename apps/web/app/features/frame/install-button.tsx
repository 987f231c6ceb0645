import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef } from 'react';
import { share, useSharedState } from '../../shared-state.ts';

/** What a browser says when the site can be put among the device's apps; not in the standard's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Puts the site among the device's apps, where the browser offers it: the key `can install PWA` of the shared state (R028). */
export function InstallButton() {
  const t = useTexts();
  const canInstall = useSharedState(({ canInstallPwa }) => canInstallPwa);
  const offer = useRef<InstallOffer | null>(null);
  useEffect(() => {
    const offered = (event: Event): void => {
      event.preventDefault();
      offer.current = event as InstallOffer;
      share({ canInstallPwa: true });
    };
    const installed = (): void => {
      offer.current = null;
      share({ canInstallPwa: false });
    };
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  if (!canInstall) return null;
  const install = async (): Promise<void> => {
    // An offer can be taken once; the browser makes another one where it was refused.
    share({ canInstallPwa: false });
    await offer.current?.prompt();
  };
  return (
    <button type="button" className="sl" onClick={() => void install()}>
      <Icon name="download" />
      {t('nav.install')}
    </button>
  );
}
