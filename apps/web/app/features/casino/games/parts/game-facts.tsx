import type { ReactNode } from 'react';

/** Figures of a choice: what it pays, how likely it is. */
export function GameFacts({ items }: { readonly items: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className="game-figures">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
