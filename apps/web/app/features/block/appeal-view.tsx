import type { ReplyFor } from '@touchline/contract/calls';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';

type Appeal = NonNullable<ReplyFor<'blockPage'>['appeal']>;

const ANSWERS = { lifted: 'success', kept: 'warning' } as const;

/** What the player said, and what was answered so far. */
export function AppealView({ appeal }: { readonly appeal: Appeal }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const { decision, answer } = appeal;
  return (
    <section className="appeal">
      <h2>{t('block.appeal.yours', { date: dateTimeLong(appeal.createdAt) })}</h2>
      <blockquote dir="auto">{appeal.text}</blockquote>
      <Note kind={decision === null ? 'info' : ANSWERS[decision]}>
        <p>
          {t(`block.appeal.${decision ?? 'waits'}`)} {answer ? <bdi>{answer}</bdi> : null}
        </p>
      </Note>
    </section>
  );
}
