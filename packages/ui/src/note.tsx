import type { StatusTag } from '@touchline/catalogue/status-tags';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  info: { tint: '', icon: 'info' },
  success: { tint: ' g', icon: 'success' },
  warning: { tint: ' a', icon: 'warn' },
  error: { tint: ' r', icon: 'warn' },
  question: { tint: '', icon: 'question' },
  pending: { tint: ' a', icon: 'clock' },
  live: { tint: ' r', icon: 'live' },
  selected: { tint: ' g', icon: 'check' },
} as const satisfies Record<StatusTag, { tint: string; icon: IconName }>;

export interface NoteProps {
  readonly kind?: StatusTag;
  readonly icon?: IconName;
  /** Read out when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A sentence that matters now, with a drawing that says of which sort it is (R055). */
export function Note({ kind = 'info', icon, live, children }: NoteProps) {
  const look = LOOKS[kind];
  return (
    <div className={`note${look.tint}`} data-tag={kind} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={icon ?? look.icon} />
      {children}
    </div>
  );
}
