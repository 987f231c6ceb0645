import type { CompetitorData } from '../sport-model.ts';

export type Squad = NonNullable<CompetitorData['players']>;

/** "GK D. Raya 22": position, name, shirt number. The first eleven of a squad begin. */
export const squad = (list: string): Squad =>
  list.split(', ').map((entry) => {
    const parts = entry.split(' ');
    return { position: parts[0] ?? 'MF', name: parts.slice(1, -1).join(' '), number: Number(parts.at(-1)) };
  });
