import { Dialog } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useCaller } from '../../caller-context.tsx';
import type { ModalProps } from '../../modal-host.tsx';
import { type Activation, ActivationCode } from './activation-code.tsx';

/** The reminder to confirm the address. Closed, it comes again after a day (C009). */
export default function ActivationModal({ onClose, args }: ModalProps<{ readonly activation: Activation }>) {
  const t = useTexts();
  const caller = useCaller();
  const close = (): void => {
    void caller.executeSafe('repeatActivationPopup', {});
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t('activation.title')} closeText={t('action.close')}>
      <div className="dialog-b">
        <p className="mut">{t('activation.why')}</p>
        <ActivationCode
          loaded={args.activation}
          onConfirmed={() => {
            onClose();
            notify('success', t('activation.done'));
          }}
        />
      </div>
    </Dialog>
  );
}
