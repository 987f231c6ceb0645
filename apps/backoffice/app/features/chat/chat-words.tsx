import { LANGUAGES } from '@touchline/i18n/languages';
import { Button } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Words and phrases that a language's rooms do not take; each change is a version. */
export function ChatWords() {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const [language, setLanguage] = useState(t.language);
  const view = useView(() => caller.execute('operatorChatWords', { body: { language } }), language);
  const [act, setAct] = useState<Act | null>(null);
  const change = (version: number, words: readonly string[]): Act => ({
    title: t('console.chat.words.change'),
    confirm: t('console.chat.words.change'),
    fields: [
      {
        name: 'words',
        label: t('console.chat.words'),
        hint: t('console.chat.words.hint'),
        kind: 'area',
        initial: words.join('\n'),
        min: 0,
        max: 60_000,
      },
      reason,
    ],
    async run(values) {
      const body = { language, version, words: linesOf(values.words ?? ''), reason: values.reason ?? '' };
      await caller.execute('operatorSetChatWords', { body });
      return t('console.chat.done.words');
    },
  });
  return (
    <section className="stack">
      <h2>{t('console.chat.words')}</h2>
      <div className="chips">
        {LANGUAGES.map(({ code, endonym }) => (
          <Chip key={code} on={code === language} onClick={() => setLanguage(code)}>
            {endonym}
          </Chip>
        ))}
      </div>
      <Viewed view={view}>
        {({ version, words, setBy }) => (
          <>
            <p className="muted">{t('console.chat.words.version', { version, by: setBy ?? t('console.chat.words.house') })}</p>
            <p className="cell-words">{words.join(', ')}</p>
            <div>
              <Button size="sm" onClick={() => setAct(change(version, words))}>
                {t('console.chat.words.change')}
              </Button>
            </div>
          </>
        )}
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
    </section>
  );
}
