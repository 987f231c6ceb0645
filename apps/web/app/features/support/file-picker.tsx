import { PHOTO_TYPES } from '@touchline/catalogue/defaults';
import { SUPPORT_FILES } from '@touchline/contract/support/enums';
import { buttonClass, IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';

const MB = SUPPORT_FILES.bytes / 1024 / 1024;

interface FilePickerProps {
  readonly files: readonly File[];
  /** The server's complaints about them. */
  readonly error?: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** Pictures to be sent along: chosen, named, left out again. What cannot be sent is said at once. */
export function FilePicker({ files, error, onChange }: FilePickerProps) {
  const t = useTranslator();
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const add = (chosen: readonly File[]): void => {
    const wrongKind = chosen.find(({ type }) => !PHOTO_TYPES.includes(type));
    const tooLarge = chosen.find(({ size }) => size > SUPPORT_FILES.bytes);
    const fitting = chosen.filter((file) => file !== wrongKind && PHOTO_TYPES.includes(file.type) && file.size <= SUPPORT_FILES.bytes);
    const all = [...files, ...fitting];
    setRefused(
      wrongKind
        ? t('support.files.kind', { name: wrongKind.name })
        : tooLarge
          ? t('support.files.too-large', { name: tooLarge.name, mb: MB })
          : all.length > SUPPORT_FILES.max
            ? t('support.files.too-many', { n: SUPPORT_FILES.max })
            : null,
    );
    onChange(all.slice(0, SUPPORT_FILES.max));
  };
  const wrong = refused ?? error;
  return (
    <div className="file-picker">
      <label className={`${buttonClass('plain', 'sm')} file-picker-choice`}>
        <Icon name="plus" size="s" />
        {t('support.files.add')}
        <input
          type="file"
          className="screen-reader-only"
          accept={PHOTO_TYPES.join(',')}
          multiple
          aria-describedby={id}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same picture can be chosen again after it was left out.
            event.target.value = '';
          }}
        />
      </label>
      {files.length > 0 ? (
        <ul>
          {files.map((file, i) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>
              <span className="ellipsis" dir="auto">
                {file.name}
              </span>
              <IconButton
                icon="close"
                small
                label={t('support.files.remove', { name: file.name })}
                onClick={() => {
                  setRefused(null);
                  onChange(files.filter((_, at) => at !== i));
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p id={id} className={`hint file-picker-hint${wrong ? ' hint-error file-picker-wrong' : ''}`} role={wrong ? 'alert' : undefined}>
        {wrong ?? t('support.files.hint', { n: SUPPORT_FILES.max, mb: MB })}
      </p>
    </div>
  );
}
