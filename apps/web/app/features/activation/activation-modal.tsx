import { Dialog } from '@touchline/ui/dialog';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import type { ModalProps } from '../../shell/page/modal-host.tsx';
import { type Activation, ActivationCodeForm } from './activation-code-form.tsx';

/** The reminder to confirm the address. Closed, it comes again after a day (C009). */
export default function ActivationModal({ onClose, args }: ModalProps<{ readonly activation: Activation }>) {
  const t = useTranslator();
  const caller = useApiClient();
  const close = (): void => {
    void caller.tryExecute('repeatActivationPopup', {});
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t('activation.title')} closeText={t('action.close')}>
      <div className="dialog-body">
        <p className="muted">{t('activation.why')}</p>
        <ActivationCodeForm
          loaded={args.activation}
          onConfirmed={() => {
            onClose();
            showToast('success', t('activation.done'));
          }}
        />
      </div>
    </Dialog>
  );
}
