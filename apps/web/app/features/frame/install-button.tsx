import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useSharedState } from '../../shared-state.ts';
import { takeInstallOffer } from './install-offer.ts';

/** Puts the site among the device's apps, where the browser offers it. */
export function InstallButton() {
  const t = useTexts();
  const canInstall = useSharedState(({ canInstallPwa }) => canInstallPwa);
  if (!canInstall) return null;
  return (
    <button type="button" className="sl" onClick={() => void takeInstallOffer()}>
      <Icon name="download" />
      {t('nav.install')}
    </button>
  );
}
