import type { LimitsView } from '@touchline/contract/limits/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

/** Restrictions that keep the player from playing at this moment. */
export function RestrictionNotes({ view: { exclusion, session } }: { readonly view: LimitsView }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const excluded =
    exclusion &&
    (exclusion.until === null ? t('limits.now.for-good') : t(`limits.now.${exclusion.kind}`, { at: dateTimeLong(exclusion.until) }));
  return (
    <>
      {excluded ? (
        <Callout kind="warning">
          <p>{excluded}</p>
        </Callout>
      ) : null}
      {session.overUntil === null ? null : (
        <Callout kind="warning" icon="clock">
          <p>{t('limits.now.time', { at: dateTimeLong(session.overUntil) })}</p>
        </Callout>
      )}
    </>
  );
}
