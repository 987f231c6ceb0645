import type { HTMLAttributes, ReactNode } from 'react';

/** A surface with one border. */
export function Card({ className, children, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <section {...rest} className={`card${className ? ` ${className}` : ''}`}>
      {children}
    </section>
  );
}

/** The head of a card: its title, and what can be done at its end. */
export function CardHeader({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="card-head">
      <h2>{title}</h2>
      <span className="spacer" />
      {children}
    </div>
  );
}
