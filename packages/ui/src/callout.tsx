import type { StatusTag } from '@touchline/catalogue/sport/status-tags';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  info: { tintClass: '', icon: 'info' },
  success: { tintClass: ' note-brand', icon: 'success' },
  warning: { tintClass: ' note-amber', icon: 'warn' },
  error: { tintClass: ' note-danger', icon: 'warn' },
  question: { tintClass: '', icon: 'question' },
  pending: { tintClass: ' note-amber', icon: 'clock' },
  live: { tintClass: ' note-danger', icon: 'live' },
  selected: { tintClass: ' note-brand', icon: 'check' },
} as const satisfies Record<StatusTag, { tintClass: string; icon: IconName }>;

export interface CalloutProps {
  readonly kind?: StatusTag;
  readonly icon?: IconName;
  /** Read out when it appears. */
  readonly live?: boolean;
  /** By which what the note stands in places it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence that matters now, with a drawing that says of which sort it is (R055). */
export function Callout({ kind = 'info', icon, live, className, children }: CalloutProps) {
  const look = LOOKS[kind];
  return (
    <div
      className={`note${look.tintClass}${className ? ` ${className}` : ''}`}
      data-tag={kind}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon ?? look.icon} />
      {children}
    </div>
  );
}
