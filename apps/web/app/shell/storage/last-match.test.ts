import { describe, expect, it } from 'vitest';
import { LAST_MATCH_MS, parseLastMatch } from './last-match.ts';

const NOW = 1_800_000_000_000;
const KEPT = { id: 7, home: { name: 'Arsenal' }, away: { name: 'Chelsea' }, at: NOW - 60_000 };

describe('the match that was looked at last', () => {
  it('comes back as it was kept, a race too', () => {
    expect(parseLastMatch(JSON.stringify(KEPT), NOW)).toEqual(KEPT);
    expect(parseLastMatch(JSON.stringify({ ...KEPT, away: null }), NOW)?.away).toBeNull();
  });
  it('is forgotten after half a day', () => {
    expect(parseLastMatch(JSON.stringify({ ...KEPT, at: NOW - LAST_MATCH_MS - 1 }), NOW)).toBeNull();
  });
  it.each([null, '', '{', '5', '{}', JSON.stringify({ ...KEPT, home: 'Arsenal' }), JSON.stringify({ ...KEPT, id: 'x' })])(
    'is nothing where %s was kept',
    (text) => {
      expect(parseLastMatch(text, NOW)).toBeNull();
    },
  );
});
