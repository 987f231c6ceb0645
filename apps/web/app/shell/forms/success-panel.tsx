import './success-panel.css';
import { Icon } from '@touchline/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';

interface SuccessPanelProps {
  readonly title: string;
  readonly text?: string;
  /** The next step. */
  readonly children?: ReactNode;
}

/** The panel in a form's place once it has done its work. The keyboard comes to the title, so that it is read out. */
export function SuccessPanel({ title, text, children }: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="finish">
      <span className="finish-tick" aria-hidden="true">
        <Icon name="check" size="l" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
