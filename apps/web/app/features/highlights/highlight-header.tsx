import './highlights.css';
import type { ReactNode } from 'react';

export interface HighlightHeaderProps {
  readonly mark: ReactNode;
  readonly title: string;
  /** Why the section is there, in a sentence. */
  readonly lead: ReactNode;
  /** Actions on the whole section. */
  readonly children?: ReactNode;
}

/** The mown strip at the top of a section: its mark, its name and what it is for. */
export function HighlightHeader({ mark, title, lead, children }: HighlightHeaderProps) {
  return (
    <section className="card sport-head section-head">
      {mark}
      <div className="section-words">
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
