// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of code
import { describe, expect, it } from 'vitest';
import { writtenClasses } from './written-classes.ts';

const read = (code: string) => {
  const { names, unread } = writtenClasses('a.tsx', code);
  return { names: [...names], unread };
};

describe('the classes that a source names', () => {
  it('are the words of what is given to an element, whatever decides', () => {
    expect(read('<p className="card wide" />')).toEqual({ names: ['card', 'wide'], unread: [] });
    expect(read("<p className={`card${open ? ' card-open' : ''}`} />").names).toEqual(['card', 'card-open']);
    expect(read("<p className={open === 'late' ? 'early' : undefined} />").names).toEqual(['early']);
    expect(read("<p className={open && 'card-open'} />").names).toEqual(['card-open']);
    expect(read("<a className={({ isActive }) => `side${isActive ? ' side-on' : ''}`} />").names).toEqual(['side', 'side-on']);
  });

  it('are what is called a class', () => {
    expect(
      read("const TONE_CLASSES = { plain: '', brand: ' badge-brand' } as const; <b className={`badge${TONE_CLASSES[tone]}`} />"),
    ).toEqual({
      names: ['badge-brand', 'badge'],
      unread: [],
    });
    expect(
      read("const linkClass = (on) => ['link', on ? 'link-on' : ''].filter(Boolean).join(' '); <a className={linkClass('left')} />").names,
    ).toEqual(['link', 'link-on']);
    expect(read("function ageClass(age) { if (age > 2) return 'old'; return 'new'; }").names).toEqual(['old', 'new']);
    expect(read("const Row = ({ className = 'row' }) => <Cell labelClassName='label' className={className} />").names).toEqual([
      'row',
      'label',
    ]);
    expect(
      read("make('p', { class: 'puzzle-text' }); icon.setAttribute('class', 'puzzle-icon'); icon.setAttribute('role', 'img')").names,
    ).toEqual(['puzzle-text', 'puzzle-icon']);
  });

  it('are no words beside them', () => {
    expect(read('const title = "card"; t("card.title"); <p title="card" id="card" data-card="card">card</p>').names).toEqual([]);
  });

  it('cannot be read from parts, nor from what does not say that it holds them', () => {
    expect(read('<p className={`place-${place}`} />')).toEqual({ names: [], unread: ['`place-${place}`', 'place'] });
    expect(read('<p className={look} />').unread).toEqual(['look']);
    expect(read('<p className={LOOKS[tone]} />').unread).toEqual(['LOOKS[tone]']);
    expect(read('<p className={`card ${lookOf(tone)}`} />').unread).toEqual(['lookOf(tone)']);
  });
});
