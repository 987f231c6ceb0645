import type { ReactNode } from 'react';

export interface Tile {
  readonly name: string;
  readonly value: ReactNode;
}

/** A few large figures under their names. */
export function StatTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className="statistics-tiles">
      {tiles.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
