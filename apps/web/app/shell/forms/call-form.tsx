import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { CallFormState } from './use-call-form.ts';

interface CallFormProps {
  readonly form: Pick<CallFormState<string>, 'element'>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The form element of a call. A browser without script is told so instead of being shown fields that lead nowhere; `post`, so that what was
 * typed could not end up in an address.
 */
export function CallForm({ form: { element }, onSubmit, children }: CallFormProps) {
  const t = useTranslator();
  return (
    <form
      ref={element}
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="script-note">
        <Callout kind="warning">
          <p>{t('form.needs-script')}</p>
        </Callout>
      </div>
      {children}
    </form>
  );
}
