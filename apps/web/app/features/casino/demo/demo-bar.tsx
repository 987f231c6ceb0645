import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useGame } from '../play/game-context.ts';
import { DemoLink } from './demo-link.tsx';

/** Under the stage of a game that is played for demo money, where it is always seen. */
export function DemoBar() {
  const t = useTranslator();
  const { money } = useFormats();
  const { play } = useGame();
  return (
    <footer className="game-session-bar">
      <Badge tone="amber">{t('casino.demo')}</Badge>
      <span>
        {t('casino.demo.left')} <b className="figures">{money(play.demoMinor ?? 0n, play.table.currency)}</b>
      </span>
      <DemoLink />
    </footer>
  );
}
