/** Date formats in date-fns notation (R124). */
export const DATE_FORMAT = {
  short: 'P',
  dateTime: 'dd.MM / HH:mm',
  long: 'dd.MM.yyyy / HH:mm',
  time: 'HH:mm',
  durationMinutes: 'mm:ss',
  durationHours: 'HH:mm:ss',
} as const;

/** First day of the week by locale, 0 is Sunday (R124 gives the US and GB; others follow Intl where it knows them, else Monday). */
export function weekStartsOn(locale: string): 0 | 1 | 6 {
  const tag = locale.replace('_', '-');
  if (tag === 'en-US') return 0;
  if (tag === 'en-GB') return 1;
  const region = new Intl.Locale(tag).maximize().region ?? '';
  if (SUNDAY_FIRST.has(region)) return 0;
  return SATURDAY_FIRST.has(region) ? 6 : 1;
}

/** CLDR supplemental data, weekData/firstDay: Intl.Locale#getWeekInfo is not in every browser. */
const SUNDAY_FIRST = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const SATURDAY_FIRST = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));
