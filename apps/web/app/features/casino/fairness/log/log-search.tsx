import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Form } from 'react-router';
import { casinoLogPath } from '../../casino-paths.ts';

/**
 * Asks the log for a hash. `error`: of the one that was asked for last.
 * An answer never takes the focus from the field, nor what was typed while it was awaited.
 */
export function LogSearch({ promise, error }: { readonly promise: string; readonly error?: string | undefined }) {
  const t = useTranslator();
  const [shown, setShown] = useState(promise);
  const [text, setText] = useState(promise);
  if (shown !== promise) {
    setShown(promise);
    if (text === shown) setText(promise);
  }
  return (
    <Form className="log-search" method="get" action={casinoLogPath(t.language)} role="search">
      <TextField
        label={t('casino.log.search')}
        hint={t('casino.log.search.hint')}
        error={error}
        name="promise"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
      />
      <div className="log-action">
        <Button tone="brand" type="submit" icon="search">
          {t('casino.log.search.action')}
        </Button>
      </div>
    </Form>
  );
}
