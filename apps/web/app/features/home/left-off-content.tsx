import { Icon, type IconName } from '@touchline/ui/icon';
import type { ReactNode } from 'react';

/** The content of a card of this block. */
export function LeftOffContent({
  icon,
  own,
  lead,
  main,
  children,
}: {
  readonly icon: IconName;
  /** The player's own money: in amber. */
  readonly own?: boolean;
  readonly lead: string;
  readonly main: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <span className={`left-off-icon${own ? ' left-off-own' : ''}`}>
        <Icon name={icon} />
      </span>
      <span className="left-off-text">
        <small className="ellipsis">{lead}</small>
        <b className="ellipsis">{main}</b>
        <span className="ellipsis">{children}</span>
      </span>
      <Icon name="next" size="s" flip />
    </>
  );
}
