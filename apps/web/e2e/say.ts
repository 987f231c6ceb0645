import type { TextArguments } from '@touchline/i18n/dictionary';
import type { TextKey } from '@touchline/i18n/text-key';
import { translate } from '@touchline/i18n/translate';

/** The English site's text of a key: a test finds its elements by what their text is for, and a better text breaks none. */
export const say = (key: TextKey, args?: TextArguments): string => translate('en', key, args);
