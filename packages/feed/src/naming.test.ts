import { describe, expect, it } from 'vitest';
import { createNaming } from './naming.ts';
import { LEAGUES } from './simulator/sport-models.ts';
import { champOf, competitorOf } from './simulator/world/competitors.ts';

const CRICKET = 66;
const naming = createNaming({
  ru: {
    football: { Arsenal: 'Арсенал', 'Premier League': 'Премьер-лига' },
    cricket: { 'One-Day Cup': 'Однодневный кубок', 'AU: One-Day Cup': 'Кубок Австралии' },
    phrases: { 'Round {n}': 'Тур {n}', '{league}. Goals of the round': 'Голы тура: {league}' },
  },
  pt: { cricket: { 'One-Day Cup': 'Taça' }, phrases: { '{league}. Goals of the round': '{league}. Golos' } },
  en: { football: { Arsenal: 'The Arsenal' } },
});
const parseLeague = (id: number) => {
  const league = LEAGUES.find((one) => one.id === id);
  if (!league) throw new Error(`no league ${id}`);
  return league;
};
const clubNames = (id: number, name: string) => {
  const league = parseLeague(id);
  const club = league.competitors.find((one) => one.name === name);
  if (!club) throw new Error(`no club ${name}`);
  return competitorOf(naming, league, club).names;
};

describe('names of the world', () => {
  it('are English alone where there are no others, and English is never another', () => {
    expect(createNaming().named(1, 'Arsenal', '')).toEqual({ en: 'Arsenal' });
    expect(naming.named(1, 'Arsenal', '')).toEqual({ en: 'Arsenal', ru: 'Арсенал' });
    expect(naming.named(2, 'Arsenal', '')).toEqual({ en: 'Arsenal' });
  });

  it('are told apart by what they belong to, in the languages that do so', () => {
    expect(naming.named(CRICKET, 'One-Day Cup', 'AU')).toEqual({ en: 'One-Day Cup', ru: 'Кубок Австралии', pt: 'Taça' });
    expect(naming.named(CRICKET, 'One-Day Cup', 'GB-ENG')).toEqual({ en: 'One-Day Cup', ru: 'Однодневный кубок', pt: 'Taça' });
  });

  it('stand in phrases, each language in its own order', () => {
    expect(naming.phrase('Round {n}', { n: '3' })).toEqual({ en: 'Round 3', ru: 'Тур 3' });
    const league = naming.named(1, 'Premier League', 'GB-ENG');
    expect(naming.phrase('{league}. Goals of the round', { league })).toEqual({
      en: 'Premier League. Goals of the round',
      ru: 'Голы тура: Премьер-лига',
      pt: 'Premier League. Golos',
    });
  });

  it('of a championship over another one follow from its own', () => {
    expect(champOf(naming, parseLeague(76_001), '').names).toEqual({
      en: 'Premier League. Goals of the round',
      ru: 'Голы тура: Премьер-лига',
      pt: 'Premier League. Golos',
    });
  });

  it('of clubs are the same in console games, and their doubles keep the mark', () => {
    expect(clubNames(85_001, 'Arsenal')).toEqual({ en: 'Arsenal', ru: 'Арсенал' });
    expect(clubNames(1085, 'Arsenal SRL')).toEqual({ en: 'Arsenal SRL', ru: 'Арсенал SRL' });
  });
});
