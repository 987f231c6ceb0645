import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';

/** Until when withdrawals wait because of a change; nothing where they do not. Epoch seconds. */
export function HoldNote({ until }: { readonly until: number | null }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  if (until === null) return null;
  return (
    <Note kind="warning" icon="clock">
      <p>{t('security.hold', { time: dateTimeLong(until * 1000) })}</p>
    </Note>
  );
}
