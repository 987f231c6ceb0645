import type { BlockView } from '@touchline/contract/blocks';
import { Card, CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { AppealForm } from './appeal-form.tsx';
import { AppealView } from './appeal-view.tsx';
import { BlockFacts } from './block-facts.tsx';

/** A part of the account that is barred: why and until when, what was said about it, and the appeal itself. */
export function PartBlock({ block }: { readonly block: BlockView }) {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const { scope, since, until, reason, appeal, mayAppeal } = block;
  return (
    <Card>
      <CardHead title={t(`block.part.${scope}`)} />
      <div className="block-b">
        <p className="mut">{t(`block.part.${scope}.text`)}</p>
        <BlockFacts since={since} until={until} reason={reason} />
        {appeal ? <AppealView appeal={appeal} /> : null}
        {mayAppeal ? (
          <AppealForm send={(text) => caller.execute('appealPlayerBlock', { body: { scope, text } })} onSent={() => void revalidate()} />
        ) : null}
      </div>
    </Card>
  );
}
