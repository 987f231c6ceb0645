import type { ReactNode } from 'react';

/** The session's password field, put into a form by the route. */
export type RenderPasswordField = (field: {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}) => ReactNode;
