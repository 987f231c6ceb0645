import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import type { ReactNode } from 'react';
import type { CallForm } from './use-call-form.ts';

interface CallFormElementProps {
  readonly form: Pick<CallForm<string>, 'element'>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The form element of a call. A browser without script is told so instead of being shown fields that lead nowhere; `post`, so that what was
 * typed could not end up in an address.
 */
export function CallFormElement({ form: { element }, onSubmit, children }: CallFormElementProps) {
  const t = useTexts();
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
        <Note kind="warning">
          <p>{t('form.needs-script')}</p>
        </Note>
      </div>
      {children}
    </form>
  );
}
