import type { LimitsView } from '@touchline/contract/limits';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';

/** What keeps the player from playing at this moment. */
export function StateNotes({ view: { exclusion, session } }: { readonly view: LimitsView }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const excluded =
    exclusion &&
    (exclusion.until === null ? t('limits.now.for-good') : t(`limits.now.${exclusion.kind}`, { at: dateTimeLong(exclusion.until) }));
  return (
    <>
      {excluded ? (
        <Note kind="warning">
          <p>{excluded}</p>
        </Note>
      ) : null}
      {session.overUntil === null ? null : (
        <Note kind="warning" icon="clock">
          <p>{t('limits.now.time', { at: dateTimeLong(session.overUntil) })}</p>
        </Note>
      )}
    </>
  );
}
