import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSharedState } from '../../../shell/session/shared-state.ts';
import { takeInstallOffer } from './install-offer.ts';

/** Puts the site among the device's apps, where the browser offers it. */
export function InstallButton() {
  const t = useTranslator();
  const canInstall = useSharedState(({ canInstallPwa }) => canInstallPwa);
  if (!canInstall) return null;
  return (
    <button type="button" className="side-link" onClick={() => void takeInstallOffer()}>
      <Icon name="download" />
      {t('nav.install')}
    </button>
  );
}
