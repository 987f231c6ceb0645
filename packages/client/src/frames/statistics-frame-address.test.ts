import { describe, expect, it } from 'vitest';
import {
  FRAME_DEFAULTS,
  FRAME_PARAMETERS,
  type FrameOptions,
  frameAddress,
  frameQuery,
  parseFrameOptions,
} from './statistics-frame-address.ts';

const EVERYTHING: FrameOptions = {
  tableType: 2,
  hiddenItems: ['lineUps', 'table'],
  historySync: true,
  language: 'ru',
  locale: 'de-AT',
  width: 640,
  listenerId: 'abc-1',
  paintId: 'night',
  tagId: 'GTM-1',
  rtl: true,
  fixedHeight: true,
  goBack: true,
  innerScroll: true,
  dark: false,
  hours12: true,
  hideTeamLogos: true,
  hideChampLogos: true,
  hideNavigation: true,
  refId: '15',
  groupId: '7',
  projectId: '9',
  timeZone: 'Europe/Berlin',
  geo: 'de',
  minHeight: 400,
};

describe('the address of the statistics frame', () => {
  it('R018 has the parameters of the specification', () => {
    expect(FRAME_PARAMETERS.toSorted()).toEqual(
      'tt h hs ln lc w pi pt gti rtl fh hb isc d is12h htl hcl hn r g p tz geo mh'.split(' ').toSorted(),
    );
  });

  it('R018 writes every option, joins hidden items by a dash, and reads them back', () => {
    const query = frameQuery(EVERYTHING);
    expect(String(query)).toBe(
      'tt=2&h=lineUps-table&hs=1&ln=ru&lc=de-AT&w=640&pi=abc-1&pt=night&gti=GTM-1&rtl=1&fh=1&hb=1&isc=1&d=0&is12h=1&htl=1&hcl=1&hn=1&r=15&g=7&p=9&tz=Europe%2FBerlin&geo=de&mh=400',
    );
    expect(parseFrameOptions(query)).toEqual(EVERYTHING);
  });

  it('R018 leaves out what is as usual', () => {
    expect(String(frameQuery(FRAME_DEFAULTS))).toBe('');
    expect(parseFrameOptions(new URLSearchParams())).toEqual(FRAME_DEFAULTS);
  });

  it('R018 takes what is wrong for absent', () => {
    const wrong = 'tt=3&h=__proto__-constructor%20x-9a&hs=yes&ln=<b>&lc=%%&w=-5&pi=a b&rtl=2&tz=Mars/Base&geo=deu&mh=1e9&lc=x_y&toString=1';
    const read = parseFrameOptions(new URLSearchParams(wrong));
    expect(read).toEqual(FRAME_DEFAULTS);
    expect(Object.keys(read).toSorted()).toEqual(Object.keys(FRAME_DEFAULTS).toSorted());
  });

  it('R019 takes an optional path before its own', () => {
    const address = { base: 'https://example.com/', language: 'en', route: 'game/1/312/main' };
    expect(frameAddress(address)).toBe('https://example.com/en/statistics-frame/game/1/312/main');
    expect(frameAddress({ ...address, transformPath: '/partner//stats/' })).toBe(
      'https://example.com/partner/stats/en/statistics-frame/game/1/312/main',
    );
  });

  it('R018 keeps the query of a route, to which options do not yield', () => {
    const stage = { base: '', language: 'en', route: 'stage/1/88?tt=1' };
    expect(frameAddress(stage)).toBe('/en/statistics-frame/stage/1/88?tt=1');
    expect(frameAddress({ ...stage, options: { dark: true } })).toBe('/en/statistics-frame/stage/1/88?tt=1&d=1');
    expect(frameAddress({ ...stage, options: { tableType: 2 } })).toBe('/en/statistics-frame/stage/1/88?tt=2');
  });

  it('R021 the least height is 280 unless said otherwise', () => {
    expect(parseFrameOptions(new URLSearchParams()).minHeight).toBe(280);
    expect(parseFrameOptions(new URLSearchParams('mh=500')).minHeight).toBe(500);
  });
});
