import { useTranslator } from '@touchline/ui/translator-context';
import type { DocumentRule } from './identification-data.ts';
import { PhotoField } from './photo-field.tsx';

const SIDES = ['front', 'back'] as const;

interface DocumentPhotosProps {
  readonly rule: Pick<DocumentRule, 'kind' | 'sides'>;
  readonly photos: readonly (File | null)[];
  readonly errors: Readonly<Partial<Record<`photo.${0 | 1}` | `files.${0 | 1}`, string>>>;
  readonly onAttach: (side: 0 | 1, file: File | null) => void;
}

/** A photograph of each side that the document has. */
export function DocumentPhotos({ rule, photos, errors, onAttach }: DocumentPhotosProps) {
  const t = useTranslator();
  return (
    <div className="identification-photos">
      {SIDES.slice(0, rule.sides).map((side, at) => {
        const index = at === 0 ? 0 : 1;
        return (
          <PhotoField
            key={`${rule.kind} ${side}`}
            label={t(rule.sides === 1 ? 'identification.photo.only' : `identification.photo.${side}`)}
            name={`photo-${side}`}
            camera="environment"
            file={photos[at] ?? null}
            error={errors[`photo.${index}`] ?? errors[`files.${index}`]}
            onChange={(file) => onAttach(index, file)}
          />
        );
      })}
    </div>
  );
}
