/** As much of a name as it takes to compare with what a caller says: "Anna Berg" -> "A*** B***". */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${Array.from(word)[0]}***`)
    .join(' ');

/** The year: "1990-02-28" -> "1990". */
export const maskBirthDate = (date: string): string => date.slice(0, 4);
