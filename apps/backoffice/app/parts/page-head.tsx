import type { ReactNode } from 'react';

/** The page's name, and what can be done with all of it. */
export function PageHead({ title, text, children }: { readonly title: string; readonly text?: string; readonly children?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {text ? <p className="muted">{text}</p> : null}
      </div>
      <span className="spacer" />
      {children}
    </div>
  );
}

export interface FigureItem {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Figures in a row: what, how much, and a word on it. */
export function Figures({ items }: { readonly items: readonly FigureItem[] }) {
  return (
    <dl className="sum-cards">
      {items.map(({ key, label, value, note }) => (
        <div key={key} className="card sum-card">
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
          {note ? <dd className="muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
