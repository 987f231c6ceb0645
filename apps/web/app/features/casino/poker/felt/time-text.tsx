import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../../../live/clock.tsx';
import { secondsLeft } from './time-left.ts';

/** The seconds that a turn has, and those of the time bank after them. */
export function TimeText(turn: Parameters<typeof secondsLeft>[0]) {
  const t = useTranslator();
  const { decision, bank } = secondsLeft(turn, useNow());
  return (
    <span className="poker-clock" aria-hidden="true">
      <b>{t('poker.seconds', { n: decision > 0 ? decision : bank })}</b>
      {decision === 0 ? <span>{t('poker.bank')}</span> : bank > 0 ? <span>{t('poker.bank.then', { n: bank })}</span> : null}
    </span>
  );
}
