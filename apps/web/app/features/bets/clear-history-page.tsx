import { Button, buttonClass } from '@touchline/ui/button';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { BetsFrame } from './bets-frame.tsx';

/** Clearing the history (S175): what is settled by now goes out of sight, and comes back at a press. Nothing is ever deleted. */
export function ClearHistoryPage() {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
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
        <FormError text={problem} />
        <div className="bets-actions">
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
      <ConfirmDialog
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
