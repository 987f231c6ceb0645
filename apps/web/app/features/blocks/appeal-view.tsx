import type { ReplyFor } from '@touchline/contract/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

type Appeal = NonNullable<ReplyFor<'blockPage'>['appeal']>;

const ANSWERS = { lifted: 'success', kept: 'warning' } as const;

/** The player's words, and the answers so far. */
export function AppealView({ appeal }: { readonly appeal: Appeal }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { decision, answer } = appeal;
  return (
    <section className="appeal">
      <h2>{t('block.appeal.yours', { date: dateTimeLong(appeal.createdAt) })}</h2>
      <blockquote dir="auto">{appeal.text}</blockquote>
      <Callout kind={decision === null ? 'info' : ANSWERS[decision]}>
        <p>
          {t(`block.appeal.${decision ?? 'waits'}`)} {answer ? <bdi>{answer}</bdi> : null}
        </p>
      </Callout>
    </section>
  );
}
