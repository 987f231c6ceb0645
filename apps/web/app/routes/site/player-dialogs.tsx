import { ActivationReminder } from '../../features/activation/activation-reminder.tsx';
import { ReferralOfferDialogs } from '../../features/bets/waiting/referral-offer-dialogs.tsx';
import { SeatKept } from '../../features/casino/poker/table/seat-kept.tsx';
import { RealityCheck } from '../../features/limits/reality-check.tsx';

/** Dialogs and notes that come by themselves while somebody plays, on whatever page. */
export function PlayerDialogs({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <RealityCheck onLeave={onLeave} />
      <ActivationReminder />
      <ReferralOfferDialogs />
      <SeatKept />
    </>
  );
}
