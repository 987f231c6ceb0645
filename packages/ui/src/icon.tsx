import sprite from './art/icons.svg?no-inline';
import type { IconName } from './icon-names.ts';

export type { IconName } from './icon-names.ts';
export interface IconProps {
  readonly name: IconName;
  /** 14, 16, 18 (as it is) or 22 pixels. */
  readonly size?: 'xs' | 's' | 'l';
  readonly className?: string;
  /** Mirrored in right-to-left pages: for icons that point somewhere. */
  readonly flip?: boolean;
}

const SIZE_CLASSES = { xs: 'icon-tiny', s: 'icon-small', l: 'icon-large' } as const;

/** A drawing from the sprite in the colour of its text. Decoration only: the name belongs to the control around it. */
export function Icon({ name, size, className, flip }: IconProps) {
  return (
    <svg
      className={`icon${size ? ` ${SIZE_CLASSES[size]}` : ''}${flip ? ' flip' : ''}${className ? ` ${className}` : ''}`}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
