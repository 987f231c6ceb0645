import { describe, expect, it } from 'vitest';
import { statisticsPath, statisticsRoute } from './statistics-path.ts';

describe('statistics paths', () => {
  it('R005 game: sport id 0 and tab main unless said otherwise', () => {
    expect(statisticsRoute('game', { gameId: 312 })).toBe('game/0/312/main');
    expect(statisticsRoute('game', { sportId: 1, gameId: 312, tab: 'table' })).toBe('game/1/312/table');
  });

  it('R006 team and R007 player: sport id, then their own', () => {
    expect(statisticsRoute('team', { sportId: 1, teamId: 55 })).toBe('team/1/55');
    expect(statisticsRoute('player', { sportId: 1, playerId: 141_225_562_881 })).toBe('player/1/141225562881');
  });

  it('R008 stage: table is type 2, net is type 1, the query is optional, and a game stands for its stage', () => {
    expect(statisticsRoute('stage', { sportId: 1, stageId: 88 })).toBe('stage/1/88');
    expect(statisticsRoute('stage', { sportId: 1, stageId: 88, tt: 2 })).toBe('stage/1/88?tt=2');
    expect(statisticsRoute('stageTable', { sportId: 1, stageId: 88 })).toBe('stage/1/88?tt=2');
    expect(statisticsRoute('stageNet', { sportId: 1, stageId: 88 })).toBe('stage/1/88?tt=1');
    expect(statisticsRoute('stageNet', { sportId: 1, stageId: 0, gameId: 312 })).toBe('stage/1/312?tt=1');
  });

  it('R009 tournament: sport, tournament, season; a season without a sport keeps its place', () => {
    expect(statisticsRoute('tournament', { sportId: 1, tournamentId: 9, seasonId: 4 })).toBe('tournament/1/9/4');
    expect(statisticsRoute('tournament', { sportId: 1, tournamentId: 9 })).toBe('tournament/1/9');
    expect(statisticsRoute('tournament', { tournamentId: 9 })).toBe('tournament/9');
    expect(statisticsRoute('tournament', { tournamentId: 9, seasonId: 4 })).toBe('tournament/0/9/4');
  });

  it('R010 rating falls back to the game id, R011 horse has its own id only', () => {
    expect(statisticsRoute('rating', { sportId: 1, ratingId: 9, gameId: 312 })).toBe('rating/1/9');
    expect(statisticsRoute('rating', { sportId: 1, gameId: 312 })).toBe('rating/1/312');
    expect(statisticsRoute('horse', { horseId: 7 })).toBe('horse/7');
  });

  it('R012 coefficient graph: game id, else permanent id; the view is optional', () => {
    expect(statisticsRoute('coefGraph', { gameId: 312 })).toBe('coef-graph/312');
    expect(statisticsRoute('coefGraph', { gameId: 312, coefView: 3 })).toBe('coef-graph/312/3');
    expect(statisticsRoute('coefGraph', { permanentId: 313 })).toBe('coef-graph/313');
  });

  it('R013 cyber: sports 85, 89 and 144 only, tournament and season both needed', () => {
    for (const sportId of [85, 89, 144])
      expect(statisticsRoute('cyber', { sportId, tournamentId: 9, seasonId: 4 })).toBe(`cyber/${sportId}/9/4`);
    for (const sportId of [1, 84, 86, 145, undefined])
      expect(() => statisticsRoute('cyber', { sportId, tournamentId: 9, seasonId: 4 })).toThrow('Wrong input param [sportId]');
    expect(() => statisticsRoute('cyber', { sportId: 85, tournamentId: undefined, seasonId: 4 })).toThrow(
      'Wrong input param [tournamentId]',
    );
    expect(() => statisticsRoute('cyber', { sportId: 85, tournamentId: 9, seasonId: null })).toThrow('Wrong input param [seasonId]');
  });

  it('R014 language and fixed segment stand before; empty segments are dropped', () => {
    expect(statisticsPath('en', 'team', { sportId: 1, teamId: 55 })).toBe('/en/statistics-popup/team/1/55');
    expect(statisticsPath('ar', 'team', { sportId: '', teamId: 55 })).toBe('/ar/statistics-popup/team/55');
    expect(statisticsPath('', 'game', { gameId: 312, tab: '' })).toBe('/statistics-popup/game/0/312');
    expect(statisticsPath('en', 'game', { gameId: 312, tab: '../../x' })).toBe('/en/statistics-popup/game/0/312/..%2F..%2Fx');
  });

  it('R015 throws the name of the main id that is missing', () => {
    const missing = [undefined, null, '', 0, Number.NaN];
    for (const id of missing) {
      expect(() => statisticsRoute('game', { gameId: id })).toThrow('Wrong input param [gameId]');
      expect(() => statisticsRoute('team', { teamId: id })).toThrow('Wrong input param [teamId]');
      expect(() => statisticsRoute('player', { playerId: id })).toThrow('Wrong input param [playerId]');
      expect(() => statisticsRoute('stage', { stageId: id })).toThrow('Wrong input param [stageId]');
      expect(() => statisticsRoute('tournament', { tournamentId: id })).toThrow('Wrong input param [tournamentId]');
      expect(() => statisticsRoute('rating', { ratingId: id })).toThrow('Wrong input param [ratingId]');
      expect(() => statisticsRoute('horse', { horseId: id })).toThrow('Wrong input param [horseId]');
      expect(() => statisticsRoute('coefGraph', { gameId: id })).toThrow('Wrong input param [gameId]');
    }
  });
});
