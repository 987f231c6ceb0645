import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { DemoLink } from '../demo/demo-link.tsx';
import { useGame } from '../play/game-context.ts';
import { SessionClock } from './session-clock.tsx';
import { useSessionFigures } from './session-figures.ts';

/** Under the stage, where it is always seen: how long one has played and how it went. */
export function SessionBar() {
  const t = useTranslator();
  const { money } = useFormats();
  const { play } = useGame();
  const { since, currency, stakedMinor, returnedMinor } = useSessionFigures();
  const unit = since === null ? play.table.currency : currency;
  return (
    <footer className="game-session-bar">
      <span>
        <Icon name="clock" size="s" />
        <SessionClock since={since} />
      </span>
      <span>
        {t('casino.session.net')} <b className="figures">{money(returnedMinor - stakedMinor, unit, { sign: 'always' })}</b>
      </span>
      <span>
        {t('casino.session.staked')} <b className="figures">{money(stakedMinor, unit)}</b>
      </span>
      <DemoLink />
    </footer>
  );
}
