import './registration.css';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../shell/page/modal-host.tsx';

const STEPS = [
  ['wallet', 'registration.start.amount'],
  ['bank', 'registration.start.bank'],
  ['ball', 'registration.start.play'],
] as const;

/** Before a registration by bank transfer: how it goes, and the way into it (S216). */
export default function RegistrationStartModal({ onClose }: ModalProps<Record<string, never>>) {
  const t = useTranslator();
  const navigate = useNavigate();
  return (
    <Dialog open onClose={onClose} title={t('registration.start.title')} closeText={t('action.close')}>
      <div className="dialog-body">
        <p className="muted">{t('registration.start.text')}</p>
        <ol className="start-steps">
          {STEPS.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{t(text)}</span>
            </li>
          ))}
        </ol>
        <Button
          tone="brand"
          size="lg"
          block
          onClick={() => {
            onClose();
            void navigate(`/${t.language}/registration/pay-and-play`);
          }}
        >
          {t('registration.start.go')}
        </Button>
        <Button
          tone="ghost"
          block
          onClick={() => {
            onClose();
            void navigate(`/${t.language}/registration`);
          }}
        >
          {t('registration.start.other')}
        </Button>
      </div>
    </Dialog>
  );
}
