/** Full years between a birth date (ISO 8601) and a moment, by UTC calendar days. Born on 29 February means a year older on 1 March. */
export function ageInYears(birthDate: string, nowMs: number): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const now = new Date(nowMs);
  const beforeBirthday = now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (beforeBirthday ? 1 : 0);
}
