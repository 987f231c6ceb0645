import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface MenuProps {
  /** The content of the button. */
  readonly face: ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly chevron?: boolean;
  readonly children: ReactNode;
}

/** A button with a list under it: native popover and anchor, so it needs no script to close and never shifts the page. */
export function Menu({ face, label, className = 'menu-button', chevron = true, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        popoverTarget={id}
        style={{ anchorName: anchor } as React.CSSProperties}
      >
        {face}
        {chevron ? <Icon name="chev" /> : null}
      </button>
      <div id={id} className="menu" popover="auto" style={{ positionAnchor: anchor } as React.CSSProperties}>
        {children}
      </div>
    </>
  );
}
