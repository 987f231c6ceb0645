import type { Handler } from '#platform/http/handler';
import { presentPhoneCountries, presentPhoneMasks } from '../phone-countries.ts';

/** C012. */
export const phoneCountries: Handler<'phoneCountries'> = (_input, caller) => presentPhoneCountries(caller.language);

/** C013. */
export const phoneMasks: Handler<'phoneMasks'> = () => [...presentPhoneMasks()];
