import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../../parts/act-dialog.tsx';
import { useFormats } from '../../parts/use-formats.ts';
import { useApiClient, useMay } from '../../shell/session.tsx';

export interface NotesCardProps {
  readonly playerId: string;
  readonly notes: OperatorPlayer['notes'];
  readonly onDone: () => void;
}

/** Operators' notes on a player, for each other. */
export function NotesCard({ playerId, notes, onDone }: NotesCardProps) {
  const t = useTranslator();
  const may = useMay();
  const caller = useApiClient();
  const { at } = useFormats();
  const [act, setAct] = useState<Act | null>(null);
  const add: Act = {
    title: t('console.notes.add'),
    confirm: t('action.save'),
    fields: [{ name: 'text', label: t('console.notes.text'), kind: 'area', min: 2, max: 2_000 }],
    async run(values) {
      await caller.execute('operatorAddNote', { body: { playerId, text: values.text ?? '' } });
      return t('console.notes.done');
    },
  };
  return (
    <section className="card" aria-labelledby="notes-title">
      <div className="card-title in-row">
        <h2 id="notes-title">{t('console.notes')}</h2>
        <span className="spacer" />
        {may('operatorAddNote') ? (
          <Button size="xs" icon="plus" onClick={() => setAct(add)}>
            {t('console.notes.add')}
          </Button>
        ) : null}
      </div>
      {notes.length === 0 ? <p className="table-empty">{t('console.none')}</p> : null}
      <ul className="lines">
        {notes.map((note) => (
          <li key={note.id}>
            <b>{note.by}</b>
            <span className="muted figures lines-end">{at(note.at)}</span>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </section>
  );
}
