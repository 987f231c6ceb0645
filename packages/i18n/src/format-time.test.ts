describe('a day as it is typed', () => {
  it.each([
    ['29.11.2026', '2026-11-29'],
    [' 1.2.2026 ', '2026-02-01'],
    ['29/11/2026', '2026-11-29'],
    ['29 - 11 - 2026', '2026-11-29'],
    ['29112026', '2026-11-29'],
    ['2026-11-29', '2026-11-29'],
    ['٢٩.١١.٢٠٢٦', '2026-11-29'],
    ['۲۹.۱۱.۲۰۲۶', '2026-11-29'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => expect(time.parseDay(typed)).toBe(day));

  it.each([
    '',
    '29',
    '29.11',
    '29.11.26',
    '29.02.2027',
    '31.04.2026',
    '11/29/2026',
    '00.01.2026',
    '0.0.0000',
    'today',
    '29.11.2026.',
    '2911202',
  ])('"%s" is no day', (typed) => expect(time.parseDay(typed)).toBeNull());
});

it('a day is written as dates are everywhere, and read back', () => {
  expect(time.writeDay('2026-11-29')).toBe('29.11.2026');
  for (const none of ['', 'yesterday', '2026-02-30', '29.11.2026']) expect(time.writeDay(none)).toBe('');
  expect(time.parseDay(time.writeDay('1990-01-02'))).toBe('1990-01-02');
});
