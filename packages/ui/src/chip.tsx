import { formatNumber } from '@touchline/i18n/format-money';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useTranslator } from './translator-context.tsx';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly on?: boolean;
  readonly icon?: IconName;
  readonly count?: number | string;
  readonly children: ReactNode;
}

/** The classes of a chip, for links that look like one. */
export const chipClass = (on = false): string => `chip${on ? ' chip-on' : ''}`;

/** The content of a chip: its drawing, its word and a count. */
export function ChipContent({ icon, count, children }: Pick<ChipProps, 'icon' | 'count' | 'children'>) {
  const { language } = useTranslator();
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {count === undefined ? null : <span className="chip-count">{typeof count === 'number' ? formatNumber(language, count) : count}</span>}
    </>
  );
}

/** A filter that is on or off. */
export function Chip({ on = false, icon, count, children, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={`${chipClass(on)}${className ? ` ${className}` : ''}`} aria-pressed={on}>
      <ChipContent {...(icon ? { icon } : {})} {...(count !== undefined ? { count } : {})}>
        {children}
      </ChipContent>
    </button>
  );
}
