import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const TONE_CLASSES = { plain: '', brand: ' badge-brand', amber: ' badge-amber', danger: ' badge-danger', info: ' badge-info' } as const;
export type BadgeTone = keyof typeof TONE_CLASSES;

/** A word or a number on a tint. */
export function Badge({
  tone = 'plain',
  icon,
  className,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  /** By which what the badge stands in places it. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={`badge${TONE_CLASSES[tone]}${className ? ` ${className}` : ''}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
