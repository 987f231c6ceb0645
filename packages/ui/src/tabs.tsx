import type { ReactNode } from 'react';
import { handleTabListKeys } from './tab-list-keys.ts';

export interface TabItem<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
  /** A count in small type after the label. */
  readonly count?: number | string;
}

export interface TabsProps<K extends string> {
  readonly label: string;
  readonly items: readonly TabItem<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** Id of the panel that the tabs govern. */
  readonly panelId?: string;
  /** By which what the strip stands in places it. */
  readonly className?: string;
  /** The content at the end of the strip. */
  readonly children?: ReactNode;
}

/** A strip of tabs; arrow keys move, the strip scrolls by itself where it is too long. */
export function Tabs<K extends string>({ label, items, value, onChange, panelId, className, children }: TabsProps<K>) {
  return (
    <div className={`tabs${className ? ` ${className}` : ''}`}>
      <div role="tablist" aria-label={label} style={{ display: 'contents' }} onKeyDown={(event) => handleTabListKeys(event)}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            className={`tab-item${item.key === value ? ' tab-on' : ''}`}
            aria-selected={item.key === value}
            aria-controls={panelId}
            tabIndex={item.key === value ? 0 : -1}
            onClick={() => onChange(item.key)}
          >
            {item.label}
            {item.count !== undefined ? <span className="tab-count">{item.count}</span> : null}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
