import { describe, expect, it } from 'vitest';
import { ageInYears } from './age-in-years.ts';

describe('decideAge', () => {
  it.each([
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
  ])('born %s is on %s of age %i', (born, day, age) => {
    expect(ageInYears(born, Date.parse(`${day}T12:00:00Z`))).toBe(age);
  });
});
