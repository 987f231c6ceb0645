import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const TONES = { plain: '', brand: ' g', amber: ' a', danger: ' r', info: ' b' } as const;
export type BadgeTone = keyof typeof TONES;

/** A word or a number on a tint. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  return (
    <span className={`badge${TONES[tone]}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
