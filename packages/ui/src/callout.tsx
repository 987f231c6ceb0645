import type { StatusTag } from '@touchline/catalogue/sport/status-tags';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  info: { tint: '', icon: 'info' },
  success: { tint: ' note-brand', icon: 'success' },
  warning: { tint: ' note-amber', icon: 'warn' },
  error: { tint: ' note-danger', icon: 'warn' },
  question: { tint: '', icon: 'question' },
  pending: { tint: ' note-amber', icon: 'clock' },
  live: { tint: ' note-danger', icon: 'live' },
  selected: { tint: ' note-brand', icon: 'check' },
} as const satisfies Record<StatusTag, { tint: string; icon: IconName }>;

export interface NoteProps {
  readonly kind?: StatusTag;
  readonly icon?: IconName;
  /** Read out when it appears. */
  readonly live?: boolean;
  /** By which what the note stands in places it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence that matters now, with a drawing that says of which sort it is (R055). */
export function Callout({ kind = 'info', icon, live, className, children }: NoteProps) {
  const look = LOOKS[kind];
  return (
    <div
      className={`note${look.tint}${className ? ` ${className}` : ''}`}
      data-tag={kind}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon ?? look.icon} />
      {children}
    </div>
  );
}
