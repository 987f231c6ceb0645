import { Button, buttonClass } from '@touchline/ui/button';
import { Confirm } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { BetsFrame } from './bets-frame.tsx';

/** Clearing the history (S175): what is settled by now goes out of sight, and comes back at a press. Nothing is ever deleted. */
export function ClearPage() {
  const t = useTexts();
  const caller = useCaller();
  const { busy, problem, run } = useCall();
  const [asking, setAsking] = useState(false);
  const clear = (cleared: boolean): void => {
    setAsking(false);
    void run(
      () => caller.execute('clearBetsHistory', { body: { cleared } }),
      () => t(cleared ? 'bets.clear.done' : 'bets.clear.back'),
    );
  };
  return (
    <BetsFrame page="clear">
      <section className="card bets-form">
        <p>{t('bets.clear.text')}</p>
        <ProblemNote text={problem} />
        <div className="acts">
          <Button tone="danger" icon="trash" busy={busy} onClick={() => setAsking(true)}>
            {t('bets.clear.do')}
          </Button>
          <Button icon="history" disabled={busy} onClick={() => clear(false)}>
            {t('bets.clear.undo')}
          </Button>
          <Link className={buttonClass('ghost')} to={`/${t.language}/bets?tab=settled&hidden=1`}>
            {t('bets.hidden.see')}
          </Link>
        </div>
      </section>
      <Confirm
        open={asking}
        title={t('bets.clear.question')}
        text={t('bets.clear.text')}
        confirmText={t('bets.clear.do')}
        cancelText={t('bets.clear.keep')}
        danger
        onConfirm={() => clear(true)}
        onCancel={() => setAsking(false)}
      />
    </BetsFrame>
  );
}
