import { describe, expect, it } from 'vitest';
import { popupPosition, windowFeatures } from './popup-position.ts';
import { createStatisticsLauncher } from './statistics-launcher.ts';

function desk({ blocked = false } = {}) {
  const windows: { readonly address: string; readonly features: string }[] = [];
  const modals: string[] = [];
  const logged: { readonly message: string; readonly error: unknown }[] = [];
  const openers = createStatisticsLauncher({
    language: 'en',
    openWindow: (address, _name, features) => {
      if (blocked) return null;
      windows.push({ address, features });
      return {};
    },
    openModal: (route) => modals.push(route),
    screen: () => ({ width: 1440, height: 1080, availHeight: 1040 }),
    log: (message, error) => logged.push({ message, error }),
  });
  return { openers, windows, modals, logged };
}

describe('R016 the window', () => {
  it.each([
    ['R016 500 high on a small screen', { width: 1280, height: 800, availHeight: 760 }, { width: 1024, height: 500, left: 128, top: 130 }],
    ['R016 still 500 at exactly 1000', { width: 1280, height: 1000, availHeight: 960 }, { width: 1024, height: 500, left: 128, top: 230 }],
    ['R016 780 above 1000', { width: 1440, height: 1001, availHeight: 960 }, { width: 1024, height: 780, left: 208, top: 90 }],
    ['R016 780 at exactly 1200', { width: 1920, height: 1200, availHeight: 1160 }, { width: 1024, height: 780, left: 448, top: 190 }],
    ['R016 984 above 1200', { width: 2560, height: 1440, availHeight: 1400 }, { width: 1024, height: 984, left: 768, top: 208 }],
    ['R016 shrunk to what is free', { width: 1920, height: 1201, availHeight: 900 }, { width: 1024, height: 900, left: 448, top: 0 }],
    [
      'R016 never below 500, never off the screen',
      { width: 900, height: 480, availHeight: 440 },
      { width: 1024, height: 500, left: 0, top: 0 },
    ],
  ])('%s', (_name, screen, place) => {
    expect(popupPosition(screen)).toEqual(place);
  });

  it('R016 is written as the browser takes it', () => {
    expect(windowFeatures({ width: 1024, height: 780, left: 208, top: 90 })).toBe(
      'popup,width=1024,height=780,left=208,top=90,scrollbars=yes,resizable=yes',
    );
  });
});

describe('R017 openers', () => {
  it('R017 opens in a window of its own or in a modal', () => {
    const { openers, windows, modals } = desk();
    expect(openers.open('team', { sportId: 1, teamId: 55 }, 'window')).toBe(true);
    expect(openers.open('team', { sportId: 1, teamId: 56 }, 'modal')).toBe(true);
    expect(windows).toEqual([
      { address: '/en/statistics-popup/team/1/55', features: 'popup,width=1024,height=780,left=208,top=130,scrollbars=yes,resizable=yes' },
    ]);
    expect(modals).toEqual(['team/1/56']);
  });

  it('R017 falls back to the modal where the browser blocks windows', () => {
    const { openers, modals } = desk({ blocked: true });
    expect(openers.open('stageNet', { sportId: 1, stageId: 88 }, 'window')).toBe(true);
    expect(modals).toEqual(['stage/1/88?tt=1']);
  });

  it('R017 takes a shown page out of the modal into a window', () => {
    const { openers, windows } = desk();
    expect(openers.openRoute('stage/1/88?tt=1')).toBe(true);
    expect(windows[0]?.address).toBe('/en/statistics-popup/stage/1/88?tt=1');
    expect(desk({ blocked: true }).openers.openRoute('horse/7')).toBe(false);
  });

  it('R015 catches and logs what cannot be named, and opens nothing', () => {
    const { openers, windows, modals, logged } = desk();
    expect(openers.open('game', { gameId: undefined }, 'window')).toBe(false);
    expect(openers.open('cyber', { sportId: 1, tournamentId: 9, seasonId: 4 }, 'modal')).toBe(false);
    expect([...windows, ...modals]).toEqual([]);
    expect(openers.address('game', { gameId: 0 })).toBeNull();
    expect(openers.address('game', { sportId: 1, gameId: 312 })).toBe('/en/statistics-popup/game/1/312/main');
    expect(logged.map(({ message, error }) => [message, String(error)])).toEqual([
      ['statistics of game could not be opened', 'Error: Wrong input param [gameId]'],
      ['statistics of cyber could not be opened', 'Error: Wrong input param [sportId]'],
    ]);
  });
});
