import { ActivationReminder } from '../../features/activation/activation-reminder.tsx';
import { ReferralOfferDialogs } from '../../features/bets/waiting/referral-offer-dialogs.tsx';
import { RealityCheck } from '../../features/limits/reality-check.tsx';

/** Dialogs that open by themselves while somebody plays, on whatever page. */
export function PlayerDialogs({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <RealityCheck onLeave={onLeave} />
      <ActivationReminder />
      <ReferralOfferDialogs />
    </>
  );
}
