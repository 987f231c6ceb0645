import './registration.css';
import type { IdentificationConfig } from '@touchline/contract/identification/calls';
import { buttonClass } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import type { ModalProps } from '../../shell/page/modal-host.tsx';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';

type Bonus = NonNullable<IdentificationConfig['bonus']>;

/** The bonus that being identified brings to a new player (S215). */
export default function IdentificationBonusModal({ args: { bonus }, onClose }: ModalProps<{ readonly bonus: Bonus }>) {
  const t = useTranslator();
  const formats = useFormats();
  const odds = useOddsFormatter();
  return (
    <Dialog open onClose={onClose} title={t('identification-bonus.title')} closeText={t('action.close')}>
      <div className="dialog-body">
        <span className="offer-picture" aria-hidden="true">
          <Icon name="gift" size="l" />
        </span>
        <p>
          {t('identification-bonus.text', {
            amount: formats.amount(bonus.amount, bonus.currency),
            odds: odds(bonus.minOdds),
            n: bonus.days,
          })}
        </p>
        <ul className="start-steps">
          <li>
            <Icon name="shield" />
            <span>{t('identification-bonus.safe')}</span>
          </li>
          <li>
            <Icon name="wallet" />
            <span>{t('identification-bonus.withdraw')}</span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{t('identification-bonus.quick')}</span>
          </li>
        </ul>
        <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/office/identification`} onClick={onClose}>
          {t('identification-bonus.go')}
        </Link>
        <button type="button" className={buttonClass('ghost', 'md', true)} onClick={onClose}>
          {t('identification-bonus.later')}
        </button>
      </div>
    </Dialog>
  );
}
