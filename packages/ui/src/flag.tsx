import sprite from './art/flags.svg?no-inline';
import { FLAG_CODES } from './flag-codes.ts';

/** A country's flag by ISO 3166 alpha-2 code in lower case (also `eu` and the home nations, `gb-eng`); a globe where there is none. Decoration. */
export function Flag({ code, size = 20 }: { readonly code: string; readonly size?: number }) {
  const known = FLAG_CODES.has(code);
  return (
    <svg
      className="flag"
      data-world={known ? undefined : true}
      width={size}
      height={(size * 14) / 20}
      viewBox="0 0 20 14"
      aria-hidden="true"
    >
      <use href={`${sprite}#${known ? code : 'world'}`} />
      <rect x=".5" y=".5" width="19" height="13" fill="none" stroke="#7d8e84" strokeOpacity=".55" />
    </svg>
  );
}
