// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of code
import { describe, expect, it } from 'vitest';
import { type ClassFiles, classFaults } from './class-faults.ts';
import { CLASS_WORDS, isAbbreviation } from './class-words.ts';

const files = (sheets: Readonly<Record<string, string>>, sources: Readonly<Record<string, string>>): ClassFiles => ({
  sheets: new Map(Object.entries(sheets)),
  sources: new Map(Object.entries(sources)),
});
const NOTHING = files({}, {});
const WORDS = new Set(['card', 'head']);
const SITE = files(
  { 'card.css': '.card { } .card > .card-head { }' },
  { 'card.tsx': '<p className="card"><b className="card-head" /></p>' },
);

const faultsOf = (site: ClassFiles, { shared = NOTHING, other = NOTHING, words = WORDS } = {}): readonly string[] =>
  classFaults([site, other], shared, words).faults;

/** The site with more rules and more markup. */
const siteWith = (css: string, code: string): ClassFiles =>
  files({ ...Object.fromEntries(SITE.sheets), 'more.css': css }, { ...Object.fromEntries(SITE.sources), 'more.tsx': code });

describe('classes of style sheets and markup', () => {
  it('are well where both name the same, in whole words', () => {
    expect(classFaults([SITE], NOTHING, WORDS)).toEqual({ names: 2, faults: [] });
  });

  it('are made of words', () => {
    const fault = (name: string) => faultsOf(siteWith(`.${name} { }`, `<p className="${name}" />`));
    expect(fault('card-h')).toEqual(['more.css: .card-h has h, which is no word of class-words.ts']);
    expect(fault('crd')).toEqual([
      'more.css: .crd is shorter than 4 letters',
      'more.css: .crd has crd, which is no word of class-words.ts',
    ]);
    expect(fault('card-head-card-head-card')).toEqual(['more.css: .card-head-card-head-card has more than 4 words']);
  });

  it('are carried by an element: no part of a longer name, no word of a text or a comment', () => {
    const code = '// head-card\nconst name = "head-card"; t("head-card"); <p className="head-card-head" title="head-card" />';
    expect(faultsOf(siteWith('.head-card { } .head-card-head { }', code))).toEqual([
      'more.css: .head-card is styled, but no element carries it',
    ]);
  });

  it('are styled, by a selector and not in a comment', () => {
    expect(faultsOf(siteWith('/* .head-card { } */ @media (min-width: 1.head-card) { }', '<p className="card head-card" />'))).toEqual([
      'more.tsx: class head-card is carried, but nothing styles it: drop it, or say it by a role or a data attribute',
    ]);
  });

  it('have one sheet', () => {
    expect(faultsOf(siteWith('.card-head { }', ''))).toEqual([
      '.card-head is styled in card.css and more.css: give what the other places a class of its own',
    ]);
  });

  it('are written whole', () => {
    expect(faultsOf(siteWith('', '<p className={`card-${part}`} />'))).toEqual([
      'more.tsx: no class can be read from `card-${part}`: write it whole, in what is called ...Class or ...CLASSES',
      'more.tsx: no class can be read from part: write it whole, in what is called ...Class or ...CLASSES',
    ]);
  });

  it("of one application are nothing to another's, and what they share is for both", () => {
    const other = files({}, { 'console.tsx': '<p className="card" />' });
    expect(faultsOf(SITE, { other })).toEqual([
      'console.tsx: class card is carried, but nothing styles it: drop it, or say it by a role or a data attribute',
    ]);
    expect(faultsOf(NOTHING, { other, shared: SITE })).toEqual([]);
  });

  it('use every word, none of them short for another', () => {
    expect(faultsOf(SITE, { words: new Set(['card', 'head', 'foot']) })).toEqual(['class-words.ts: no class has the word foot']);
    expect(faultsOf(siteWith('.card-btn { }', '<p className="card-btn" />'), { words: new Set([...WORDS, 'btn']) })).toEqual([
      'class-words.ts: btn is an abbreviation',
    ]);
  });
});

describe('words of classes', () => {
  it('are none of the abbreviations that there were', () => {
    const former =
      'sx-tl rc-s1 mk-b2 bs-c st-fm ev-grid tm-h2h crk-figs idn-docs lim-acts trk-l con-tbl sec-2 res-sc gen-f stx-head mn-more'.split(' ');
    expect(former.filter((name) => name.split('-').every((part) => CLASS_WORDS.has(part)))).toEqual([]);
    for (const part of ['b2', 'h', 'sx', 'tbl', 'acts', 'cols', 'sec', 'nav', '2', 'h2row'])
      expect([part, isAbbreviation(part)]).toEqual([part, true]);
    for (const word of ['in', 'top', 'card', 'qr', 'yellow']) expect([word, isAbbreviation(word)]).toEqual([word, false]);
  });
});
