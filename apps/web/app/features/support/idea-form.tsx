import { SUPPORT_TEXT } from '@touchline/contract/support-words';
import { AreaField } from '@touchline/ui/area-field';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** An idea needs a sentence at least. */
const LEAST = 10;

/** What a player would like to see better. */
export function IdeaForm() {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['text'] as const);
  const [text, setText] = useState('');
  const submit = (): void => {
    const words = text.trim();
    if (!form.check({ text: words.length < LEAST ? t('validation.min_symbols_limit', { min: LEAST }) : null })) return;
    void form.send(
      () => caller.execute('shareIdea', { body: { text: words } }),
      ({ request_id }) => {
        setText('');
        notify('success', t('support.idea.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <Card className="office-b">
      <CallFormElement form={form} onSubmit={submit}>
        <ProblemNote text={form.problem} />
        <AreaField
          label={t('support.idea.text')}
          rows={5}
          maxLength={SUPPORT_TEXT.most}
          hint={t('support.text.left', { n: SUPPORT_TEXT.most - text.length })}
          {...form.field('text', text, setText)}
        />
        <div className="acts">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'support.send')}
          </Button>
        </div>
      </CallFormElement>
    </Card>
  );
}
