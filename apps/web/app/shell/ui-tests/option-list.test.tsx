/** The list of @touchline/ui, drawn here because drawing needs react-dom, which the library does not depend on. */
import { translatorOf } from '@touchline/i18n/translate';
import { OptionList, type OptionListProps, type SelectOption } from '@touchline/ui/forms/option-list';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const options = (count: number): SelectOption[] => Array.from({ length: count }, (_, n) => ({ value: String(n), name: `Option ${n}` }));
const draw = (props: Partial<OptionListProps<SelectOption>>): string =>
  renderToStaticMarkup(
    <TranslatorContext value={translatorOf('en')}>
      <OptionList label="List" options={options(5)} chosen={[]} onPick={() => undefined} {...props} />
    </TranslatorContext>,
  );
const rows = (html: string): number => html.split('role="option"').length - 1;

describe('OptionList', () => {
  it('R042 says when no more can be chosen, and locks the rest', () => {
    const html = draw({ chosen: ['0', '1'], max: 2 });
    expect(html).toContain('Maximum of 2 options selected. First remove a selected option to select another.');
    expect(html.split('aria-disabled="true"')).toHaveLength(4);
    expect(draw({ chosen: ['0'], max: 2 })).not.toContain('Maximum of');
  });

  it('R042 says that a list is empty; R040 draws five rows while options are on their way', () => {
    expect(draw({ options: [] })).toContain('List is empty.');
    const waiting = draw({ options: [], loading: true });
    expect(waiting).not.toContain('List is empty.');
    expect(waiting.split('class="skeleton"')).toHaveLength(6);
  });

  it('R040 R043 rows are 40 high in a list of at most 300, take no more than 1000 options, and only those near the eye are drawn', () => {
    const html = draw({ options: options(5000) });
    expect(html).toContain('max-block-size:300px');
    expect(html).toContain('block-size:40px');
    expect(html).toContain('aria-setsize="1000"');
    expect(rows(html)).toBe(13);
  });

  it('R033 a search takes at most 100 characters, and a list that is seen at a glance has none', () => {
    expect(draw({})).toContain('maxLength="100"');
    expect(draw({ search: false })).not.toContain('<input');
  });
});
