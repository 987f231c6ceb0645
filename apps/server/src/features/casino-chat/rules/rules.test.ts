import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { firstWords } from './first-words.ts';
import { nameFault } from './name-fault.ts';
import { skeletonOf } from './skeleton.ts';
import { foldText, textFault } from './text-fault.ts';

const words = firstWords('en');
const bounds = { brand: 'Pitch Side', login: 'k7m2qx', words };

describe('words of the chat', () => {
  it.each([
    ['  two \n lines\t here ', 'two lines here'],
    ['turned \u202Etxt.exe\u202C about', 'turned txt.exe about'],
    ['\u2066isolated\u2069 \u200Fmark', 'isolated mark'],
    ['bell\u0007 and \u0000 nothing', 'bell and nothing'],
    ['half \ud800 pair', 'half pair'],
    ['family 👩‍👩‍👧 stays', 'family 👩‍👩‍👧 stays'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    [`tall ${'e\u0301\u0302\u0303\u0304\u0305\u0306'}`, `tall ${'é\u0302\u0303\u0304'}`],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('are kept as one plain line: %j', (said, kept) => {
    expect(cleanText(said)).toBe(kept);
  });

  it.each([
    ['good luck all', undefined],
    ['100.50 at 2.35x, wow!', undefined],
    ['round 123456', undefined],
    ['см. правила. Удачи!', undefined],
    ['حظ سعيد للجميع', undefined],
    ['\u200D', 'empty'],
    ['a'.repeat(160), undefined],
    ['a'.repeat(161), 'long'],
    ['👍'.repeat(160), undefined],
    ['see https://x', 'link'],
    ['come to best-casino.com', 'link'],
    ['best casino . com', 'link'],
    ['best(dot)com', 'link'],
    ['ｗｗｗ．ｘ．ｃｏｍ', 'link'],
    ['t.me/win', 'link'],
    ['mail me a@b', 'email'],
    ['write to @winner', 'email'],
    ['call +44 20 7946 0958', 'number'],
    ['4242-4242-4242-4242', 'number'],
    ['٠١٢٣٤٥٦٧٨', 'number'],
    ['use a VPN', 'word'],
    ['now v p n please', 'word'],
    ['my second   ACCOUNT', 'word'],
    ['ѕесоnd account', 'word'],
  ])('%j: %s', (said, fault) => {
    expect(textFault(cleanText(said), words)).toBe(fault);
  });

  it('are the same where only case, signs and repeats differ', () => {
    expect(foldText('Goooood luck!!')).toBe(foldText('good  LUCK'));
    expect(foldText('good luck')).not.toBe(foldText('bad luck'));
    expect(foldText('🎉')).not.toBe(foldText('👍'));
  });
});

describe('names of the chat', () => {
  it.each([
    ['Marta', undefined],
    ['Иван77', undefined],
    ['فارس', undefined],
    ['José', undefined],
    ['さくらんぼ', undefined],
    ['ab', 'length'],
    ['a'.repeat(17), 'length'],
    ['two words', 'letters'],
    ['447946095812', 'letters'],
    ['a_b-c', 'letters'],
    ['<b>me</b>', 'letters'],
    ['Mаrta', 'scripts'],
    ['Ivанов', 'scripts'],
    ['Support', 'reserved'],
    ['supp0rt1', 'reserved'],
    ['ТеamAdmin'.replace('Те', 'Te'), 'reserved'],
    ['Модератор', 'reserved'],
    ['الدعم', 'reserved'],
    ['pitchside9', 'reserved'],
    ['K7M2QX', 'own'],
    ['vpn', 'word'],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name, bounds)).toBe(fault);
  });

  it('that can be taken for each other are one', () => {
    expect(skeletonOf('Маrtа')).toBe(skeletonOf('marta'));
    expect(skeletonOf('lvan')).toBe(skeletonOf('Ivan'));
    expect(skeletonOf('J0sé')).toBe(skeletonOf('jose'));
    expect(skeletonOf('Marta')).not.toBe(skeletonOf('Berta'));
  });
});
