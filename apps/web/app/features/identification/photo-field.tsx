import { PHOTO_TYPES } from '@touchline/catalogue/defaults';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useId, useState } from 'react';

const MB = 1024 * 1024;

interface PhotoFieldProps {
  readonly label: string;
  readonly name: string;
  readonly file: File | null;
  readonly error: string | undefined;
  /** On a phone: the camera that it opens. */
  readonly camera: 'environment' | 'user';
  readonly onChange: (file: File | null) => void;
}

/** The fault of a file, as a key of `identification.photo.`; null for one that may be sent. */
export function photoError(file: File | null, maxFileBytes: number): 'missing' | 'kind' | 'size' | null {
  if (file === null) return 'missing';
  if (!PHOTO_TYPES.includes(file.type)) return 'kind';
  return file.size > maxFileBytes ? 'size' : null;
}

/** A photograph of one side: chosen or taken, looked at before it is sent, and taken again where it is no good. */
export function PhotoField({ label, name, file, error, camera, onChange }: PhotoFieldProps) {
  const t = useTranslator();
  const id = useId();
  const [shown, setShown] = useState<{ readonly file: File; readonly address: string } | null>(null);
  useEffect(() => () => (shown === null ? undefined : URL.revokeObjectURL(shown.address)), [shown]);
  // The form may have let the file go, once it was sent.
  const picture = shown?.file === file ? shown?.address : undefined;
  const take = (chosen: File | null): void => {
    setShown(chosen?.type.startsWith('image/') ? { file: chosen, address: URL.createObjectURL(chosen) } : null);
    onChange(chosen);
  };
  return (
    <div className="fieldset photo-field" data-invalid={error ? true : undefined}>
      <span className="fieldset-label">{label}</span>
      <label className="photo-field-drop">
        <input
          className="screen-reader-only"
          type="file"
          name={name}
          accept={PHOTO_TYPES.join(',')}
          capture={camera}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
        />
        {picture === undefined ? (
          <span className="photo-field-empty">
            <Icon name="plus" size="l" />
            {t('identification.photo.choose')}
          </span>
        ) : (
          <>
            <img src={picture} alt={t('identification.photo.preview', { name: label })} />
            <span className="photo-field-again">{t('identification.photo.again')}</span>
          </>
        )}
      </label>
      <p id={`${id}-hint`} className={`hint${error ? ' hint-error' : ''}`} role={error ? 'alert' : undefined}>
        {error ? <Icon name="warn" size="xs" /> : null}
        {error ?? (file === null ? t('identification.photo.hint') : t('identification.photo.size', { mb: (file.size / MB).toFixed(1) }))}
      </p>
    </div>
  );
}
