/** R120: as many matches stand on the dashboard, and as many can be pinned. */
export const MAX_PINS = 20;

/** Pins a match at the end, or takes its pin away; a full dashboard stays as it is. */
export function togglePin(pins: readonly number[], match: number): readonly number[] {
  if (pins.includes(match)) return pins.filter((other) => other !== match);
  return pins.length < MAX_PINS ? [...pins, match] : pins;
}

/** Puts a pinned match at a place; places beyond the ends are the ends. */
export function movePin(pins: readonly number[], match: number, to: number): readonly number[] {
  if (!pins.includes(match)) return pins;
  const others = pins.filter((other) => other !== match);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), match, ...others.slice(place)];
}

/** The kept text of a device, whatever it is by now. */
export function parsePins(kept: string | null): readonly number[] {
  let list: unknown;
  try {
    list = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return [...new Set(list.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_PINS);
}
