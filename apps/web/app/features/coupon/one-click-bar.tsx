import { currencyByCode } from '@touchline/catalogue/currencies';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useEffect } from 'react';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { useCouponSettings } from './coupon-settings-store.ts';
import { useOneClick } from './one-click-store.ts';
import { OwnStake } from './own-stake.tsx';
import { stakeMinor } from './stake-text.ts';
import type { Placing } from './use-placing.ts';

/** One-click mode: its switch and its stake, and a warning that cannot be overlooked while it is on. Places what is pressed meanwhile. */
export function OneClickBar({ placing }: { readonly placing: Placing }) {
  const t = useTexts();
  const session = useSession();
  const { askLogin } = useSessionStore();
  const { money, scale: scaleOf } = useFormats();
  const { oneClick, oneClickStake, switchOneClick, change } = useCouponSettings();
  const { leg, taken } = useOneClick();
  const busy = placing.placement.phase === 'sending' || placing.placement.phase === 'waiting';
  const { placeOne } = placing;
  useEffect(() => {
    if (leg === null) return;
    taken();
    if (session === null) askLogin();
    else if (busy) notify('warning', t('coupon.one-click.busy'));
    else placeOne(leg);
  }, [leg, taken, session, askLogin, busy, placeOne, t]);
  if (session === null) return null;
  const scale = scaleOf(session.currency);
  const stake = stakeMinor(oneClickStake, scale) ?? 0n;
  return (
    <div className={`one-click${oneClick ? ' on' : ''}`} role={oneClick ? 'status' : undefined}>
      <label className="check">
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
      <OwnStake
        label={t('coupon.one-click.stake')}
        text={oneClickStake}
        common=""
        symbol={currencyByCode(session.currency)?.symbol ?? session.currency}
        scale={scale}
        onWrite={(text) => {
          change({ oneClickStake: text });
          // Another amount is another agreement.
          switchOneClick(false);
        }}
      />
      {oneClick ? <p>{t('coupon.one-click.on', { amount: money(stake, session.currency) })}</p> : null}
    </div>
  );
}
