import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The next step: a list is never just empty. */
  readonly children?: ReactNode;
  readonly level?: 1 | 2;
  /** By which what it stands in places it. */
  readonly className?: string;
}

/** Empty or error state: picture, text, and the next action as children. */
export function EmptyState({ title, text, children, level = 2, className }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`empty${className ? ` ${className}` : ''}`}>
      <svg className="empty-picture" viewBox="0 0 72 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <path d="M3 41h66" />
          <path d="M16 41a20 20 0 0 1 40 0" opacity=".55" />
          <path d="M27 41a9 9 0 0 1 18 0" opacity=".3" />
        </g>
        <circle cx="36" cy="12" r="6" fill="var(--accent)" />
      </svg>
      <Title>{title}</Title>
      {text ? <p>{text}</p> : null}
      {children ? <div className="empty-actions">{children}</div> : null}
    </div>
  );
}
