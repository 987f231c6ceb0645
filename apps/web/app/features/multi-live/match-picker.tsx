import type { MatchRow } from '@touchline/contract/line/shapes';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';

/** A free place, and the live matches that can take it. */
export function MatchPicker({ matches, onChoose }: { readonly matches: readonly MatchRow[]; readonly onChoose: (id: number) => void }) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  return (
    <div className="multi-live-free">
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('multi.add')}
      </Button>
      <Dialog open={open} title={t('multi.choose')} closeText={t('action.close')} onClose={() => setOpen(false)}>
        <ul className="multi-live-list">
          {matches.map((match) => (
            <li key={match.id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChoose(match.id);
                }}
              >
                <SportIcon sport={match.sport} className="faint" />
                <span className="ellipsis">
                  {match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name}
                </span>
                <span className="spacer" />
                <b className="figures">{t('score.pair', { home: match.state.score[0], away: match.state.score[1] })}</b>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
