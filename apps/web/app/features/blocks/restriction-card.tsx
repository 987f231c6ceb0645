import type { RestrictionView } from '@touchline/contract/blocks/calls';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { AppealForm } from './appeal-form.tsx';
import { AppealView } from './appeal-view.tsx';
import { RestrictionDetails } from './restriction-details.tsx';

/** A part of the account that is barred: why and until when, what was said about it, and the appeal itself. */
export function RestrictionCard({ block }: { readonly block: RestrictionView }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { scope, since, until, reason, appeal, mayAppeal } = block;
  return (
    <Card>
      <CardHeader title={t(`block.part.${scope}`)} />
      <div className="restriction-body">
        <p className="muted">{t(`block.part.${scope}.text`)}</p>
        <RestrictionDetails since={since} until={until} reason={reason} />
        {appeal ? <AppealView appeal={appeal} /> : null}
        {mayAppeal ? (
          <AppealForm send={(text) => caller.execute('appealPlayerBlock', { body: { scope, text } })} onSent={() => void revalidate()} />
        ) : null}
      </div>
    </Card>
  );
}
