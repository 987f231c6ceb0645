import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallingCodeSelect } from './calling-code-select.tsx';

const IRELAND = { id: 1, code: 'ie', phoneCode: '353', name: 'Ireland' };
const COUNTRIES = [IRELAND, { id: 2, code: 'gr', phoneCode: '30', name: 'Greece' }];
const draw = (countries: typeof COUNTRIES): string =>
  renderToStaticMarkup(
    <TranslatorContext value={translatorOf('en')}>
      <CallingCodeSelect countries={countries} code="353" country={IRELAND} onChoose={() => undefined} />
    </TranslatorContext>,
  );

describe('the calling code', () => {
  it('S220 R026 is disabled where there is nothing to choose from', () => {
    expect(draw(COUNTRIES.slice(0, 1))).toContain('disabled=""');
    expect(draw([])).toContain('disabled=""');
    expect(draw(COUNTRIES)).not.toContain('disabled=""');
  });
});
