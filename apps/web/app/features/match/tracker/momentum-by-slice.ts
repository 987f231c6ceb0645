import type { IncidentView } from '@touchline/contract/line/shapes';

/** How much pressure an incident stands for; kinds that are not here count for nothing. */
const PRESSURE_WEIGHTS: Readonly<Record<string, number>> = {
  goal: 6,
  penalty: 5,
  'on-target': 3,
  shot: 2,
  corner: 1.5,
  'dangerous-attack': 1,
  attack: 0.4,
  basket: 1,
  point: 1,
  try: 6,
  hit: 2,
};
/** Share of a slice's pressure that is still felt in the next one. */
const PRESSURE_DECAY = 0.55;

/**
 * Pressure per slice of `sliceSeconds` up to the last incident: above 0 for the home side, below for the away side, scaled to -1..1.
 * Incidents come newest first, as the match page has them.
 */
export function momentumBySlice(incidents: readonly Pick<IncidentView, 'kind' | 'side' | 'second'>[], sliceSeconds: number): number[] {
  const last = incidents.reduce((latest, incident) => Math.max(latest, incident.second), 0);
  const slices = new Array<number>(Math.floor(last / sliceSeconds) + 1).fill(0);
  for (const { kind, side, second } of incidents) {
    const weight = PRESSURE_WEIGHTS[kind];
    if (weight === undefined || side === 0) continue;
    const index = Math.max(0, Math.floor(second / sliceSeconds));
    slices[index] = (slices[index] ?? 0) + (side === 1 ? weight : -weight);
  }
  let carried = 0;
  const felt = slices.map((own) => (carried = own + carried * PRESSURE_DECAY));
  const top = Math.max(1, ...felt.map(Math.abs));
  return felt.map((value) => value / top);
}
