import { Icon } from '@touchline/ui/icon';
import type { ReactNode } from 'react';

/** One step of a check: what is done, why, and what comes of it. The list numbers it. */
export const VerifyStep = ({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) => (
  <li className="verify-step">
    <h2>{title}</h2>
    <p className="muted">{text}</p>
    {children}
  </li>
);

/** Whether what a step found is as it should be; nothing where there is nothing to compare. */
export function VerifyFinding({ found, good, bad }: { readonly found: boolean | null; readonly good: string; readonly bad: string }) {
  if (found === null) return null;
  return (
    <p className={found ? 'verify-good' : 'verify-bad'}>
      <Icon name={found ? 'check' : 'close'} size="s" /> {found ? good : bad}
    </p>
  );
}
