import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ButtonTone = 'plain' | 'brand' | 'amber' | 'ghost' | 'danger';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

const TONE_CLASSES = {
  plain: '',
  brand: 'button-brand',
  amber: 'button-amber',
  ghost: 'button-ghost',
  danger: 'button-danger',
} as const satisfies Record<ButtonTone, string>;
const SIZE_CLASSES = { xs: 'button-tiny', sm: 'button-small', md: '', lg: 'button-large' } as const satisfies Record<ButtonSize, string>;

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'plain', size: ButtonSize = 'md', block = false): string =>
  ['button', TONE_CLASSES[tone], SIZE_CLASSES[size], block ? 'button-block' : ''].filter(Boolean).join(' ');

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone;
  /** 28, 36, 40 or 48 pixels high. */
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly icon?: IconName;
  /** Work is going on: keeps its size and its name, shows a spinner, takes no further press. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** Green acts (`brand`), amber is the player's own (`amber`). At most one brand button in a card. */
export function Button({ tone, size, block, icon, busy = false, className, children, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(tone, size, block)}${className ? ` ${className}` : ''}`}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
    >
      {busy ? <span className="spin" /> : icon ? <Icon name={icon} size={size === 'xs' ? 'xs' : 's'} /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** Its accessible name, also its tooltip. */
  readonly label: string;
  readonly small?: boolean;
  readonly flip?: boolean;
  /** A number in amber on its corner. */
  readonly count?: number;
}

/** A square button with a drawing and no text: 36 or 28 pixels. */
export function IconButton({ icon, label, small, flip, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`icon-button${small ? ' icon-button-small' : ''}${count ? ' badge-host' : ''}${className ? ` ${className}` : ''}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} {...(small ? { size: 's' as const } : {})} {...(flip ? { flip } : {})} />
      {count ? <i className="number-badge">{count}</i> : null}
    </button>
  );
}
