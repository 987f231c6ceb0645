import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form } from 'react-router';
import { casinoLogPath } from '../casino-paths.ts';

/** Asks the log for a hash. `error`: of the one that was asked for last. */
export function LogSearch({ promise, error }: { readonly promise: string; readonly error?: string | undefined }) {
  const t = useTranslator();
  return (
    <Form className="log-search" method="get" action={casinoLogPath(t.language)} role="search" key={promise}>
      <TextField
        label={t('casino.log.search')}
        hint={t('casino.log.search.hint')}
        error={error}
        name="promise"
        defaultValue={promise}
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
