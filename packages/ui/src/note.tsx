import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  info: { tint: '', icon: 'info' },
  success: { tint: ' g', icon: 'success' },
  warning: { tint: ' a', icon: 'warn' },
  error: { tint: ' r', icon: 'warn' },
  question: { tint: '', icon: 'question' },
} as const satisfies Record<string, { tint: string; icon: IconName }>;

export type NoteKind = keyof typeof LOOKS;

export interface NoteProps {
  readonly kind?: NoteKind;
  readonly icon?: IconName;
  /** Read out when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A sentence that matters now, with a drawing that says of which sort it is. */
export function Note({ kind = 'info', icon, live, children }: NoteProps) {
  const look = LOOKS[kind];
  return (
    <div className={`note${look.tint}`} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={icon ?? look.icon} />
      {children}
    </div>
  );
}
