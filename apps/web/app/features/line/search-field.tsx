import { truncateSearch } from '@touchline/client/validation/text-rules';
import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';

/** How long typing must rest before a search is sent. */
const REST_MS = 250;

/** The search's own field: sends itself while one types, and works by Enter without script (R033, R109). */
export function SearchField({ text }: { readonly text: string }) {
  const t = useTranslator();
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  // An address that changed by itself (a link, going back) changes the field; typing that is ahead of it does not.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  }, [text]);
  return (
    <Form role="search" className="search-line">
      <div className="field search-box">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="text"
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.placeholder')}
          onChange={(event) => {
            const field = event.currentTarget;
            // Characters, not units of a string: half an emoji is no search. What is pasted is cut like what is typed.
            const kept = truncateSearch(field.value);
            if (kept !== field.value) field.value = kept;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => void submit(field.form, { replace: true, preventScrollReset: true }), REST_MS);
          }}
        />
        {busy ? <span className="spin search-spin" /> : null}
        <IconButton
          icon="close"
          small
          label={t('action.clear')}
          onClick={() => {
            const field = input.current;
            if (!field) return;
            field.value = '';
            field.focus();
            void submit(field.form, { replace: true });
          }}
        />
      </div>
    </Form>
  );
}
