import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { useGame } from '../play/game-context.ts';

/** Says to a guest why there is no demo money where the law keeps it from whoever has not shown their age. Nothing elsewhere. */
export function NoDemoCard() {
  const t = useTranslator();
  const { play } = useGame();
  const { session } = useSessionStore();
  if (session || play.table.demo) return null;
  return (
    <Card className="game-return">
      <CardHeader title={t('casino.demo.title')} />
      <p className="game-return-note muted">{t('casino.demo.law')}</p>
    </Card>
  );
}

/** Says that it is played for demo money, how much of it is left, and where play for money begins: for guests with an account. Nothing where it is. */
export function DemoCard() {
  const t = useTranslator();
  const { money } = useFormats();
  const { play } = useGame();
  const { session, openLogin } = useSessionStore();
  if (play.demoMinor === null) return null;
  return (
    <Card className="game-return">
      <CardHeader title={t('casino.demo.title')}>
        <Badge tone="amber">{t('casino.demo')}</Badge>
      </CardHeader>
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('casino.demo.left')}</dt>
          <dd className="figures">{money(play.demoMinor, play.table.currency)}</dd>
        </div>
      </dl>
      <p className="game-return-note muted">{t(session ? 'casino.demo.player' : 'casino.demo.note')}</p>
      {session ? null : (
        <div className="game-fairness-foot">
          <Button block onClick={openLogin}>
            {t('casino.sign-in')}
          </Button>
        </div>
      )}
    </Card>
  );
}
