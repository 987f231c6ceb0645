import { Icon } from '@touchline/ui/icon';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession, useSessionStore } from '../../../shell/session/session-context.tsx';
import { LegStakeField } from '../stake/leg-stake-field.tsx';
import { useCouponSettings } from '../state/coupon-settings-store.ts';
import { useOneClickQueue } from '../state/one-click-store.ts';
import type { PlaceBet } from './use-place-bet.ts';

/** One-click mode: its switch and its stake, and a warning that cannot be overlooked while it is on. Places what is pressed meanwhile. */
export function OneClickBar({ placing }: { readonly placing: PlaceBet }) {
  const t = useTranslator();
  const session = useSession();
  const { openLogin } = useSessionStore();
  const { money, scale: scaleOf } = useFormats();
  const { oneClick, oneClickStake, switchOneClick, change } = useCouponSettings();
  const { leg, taken } = useOneClickQueue();
  const busy = placing.placement.phase === 'sending' || placing.placement.phase === 'waiting';
  const { placeOneClick } = placing;
  useEffect(() => {
    if (leg === null) return;
    taken();
    if (session === null) openLogin();
    else if (busy) showToast('warning', t('coupon.one-click.busy'));
    else placeOneClick(leg);
  }, [leg, taken, session, openLogin, busy, placeOneClick, t]);
  if (session === null) return null;
  const scale = scaleOf(session.currency);
  const stake = stakeMinor(oneClickStake, scale) ?? 0n;
  return (
    <div className={`one-click${oneClick ? ' one-click-on' : ''}`} role={oneClick ? 'status' : undefined}>
      <label className="check one-click-choice">
        <input
          type="checkbox"
          role="switch"
          aria-checked={oneClick}
          checked={oneClick}
          disabled={stake === 0n}
          onChange={(event) => switchOneClick(event.currentTarget.checked)}
        />
        <span>
          <Icon name="bolt" size="xs" /> {t('coupon.one-click')}
        </span>
      </label>
      <LegStakeField
        label={t('coupon.one-click.stake')}
        text={oneClickStake}
        common=""
        symbol={currencySymbol(session.currency)}
        scale={scale}
        onChange={(text) => {
          change({ oneClickStake: text });
          // Another amount is another agreement.
          switchOneClick(false);
        }}
      />
      {oneClick ? <p>{t('coupon.one-click.on', { amount: money(stake, session.currency) })}</p> : null}
    </div>
  );
}
