import { describe, expect, it } from 'vitest';
import { parseMessage, plainParts } from './message.ts';
import { createTranslator } from './translator.ts';

const PLURAL = '{n, plural, one {# day} other {# days}} of {name}';

describe('messages', () => {
  it.each<[string, ReturnType<typeof plainParts>]>([
    ['Log in', ['Log in']],
    ['', ['']],
    ['{home} v {away}', ['', { argument: 'home' }, ' v ', { argument: 'away' }, '']],
    ['100 % of { sum }', ['100 % of ', { argument: 'sum' }, '']],
    [PLURAL, null],
    ["it's {n}", null],
    ['no. #{n}', null],
    ['{kind, select, a {A} other {B}}', null],
  ])('takes %j apart where only arguments are in it', (message, parts) => {
    expect(plainParts(message)).toEqual(parts);
  });

  it('stay text where no parser is needed, and are formatted the same when they are parsed before', () => {
    expect(parseMessage('{home} v {away}')).toBe('{home} v {away}');
    const parsed = parseMessage(PLURAL);
    expect(typeof parsed).toBe('object');
    const t = createTranslator('en', 'en-GB', { written: PLURAL, parsed: JSON.parse(JSON.stringify(parsed)) });
    for (const n of [1, 2, 1000]) expect(t.find('parsed', { n, name: 'rest' })).toBe(t.find('written', { n, name: 'rest' }));
    expect(t.find('parsed', { n: 1, name: 'rest' })).toBe('1 day of rest');
  });

  it('that are parsed and miss an argument show their key', () => {
    expect(createTranslator('en', 'en-GB', { 'n.days': parseMessage(PLURAL) }).find('n.days')).toBe('n.days');
  });

  it('that are no ICU are refused when they are parsed', () => {
    expect(() => parseMessage('{n, plural, one {# day}')).toThrow();
  });
});
