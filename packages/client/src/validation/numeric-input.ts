export interface NumericRules {
  readonly min?: number;
  readonly max?: number;
  /** Decimals kept; 0 takes no decimal point at all. Without it, as many as were typed. */
  readonly accuracy?: number;
  readonly unsigned?: boolean;
  /** Characters of the text as a whole. */
  readonly maxLength?: number;
}

/**
 * The part of typed or pasted text that stays in a number field (R098): digits, one decimal point (a comma means it too), a minus in front. A leading
 * point becomes "0.", leading zeros go, decimals are cut to the accuracy, the text to its greatest length. Text alone: no number is made of it.
 */
export function sanitizeNumericInput(
  text: string,
  { accuracy, unsigned = false, maxLength }: Pick<NumericRules, 'accuracy' | 'unsigned' | 'maxLength'>,
): string {
  const kept = text.replace(/[^\d.,-]/g, '').replaceAll(',', '.');
  const sign = !unsigned && kept.startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = kept.replaceAll('-', '').split('.');
  const decimals = rest.join('');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const hasPoint = rest.length > 0 && accuracy !== 0;
  const cut = accuracy === undefined ? decimals : decimals.slice(0, accuracy);
  const written = `${sign}${hasPoint && digits === '' ? '0' : digits}${hasPoint ? `.${cut}` : ''}`;
  return maxLength === undefined ? written : written.slice(0, maxLength);
}

/** The text when the field is left (R098): below the least it is the least, above the greatest the greatest. Empty stays empty. */
export function clampNumeric(text: string, rules: NumericRules): string {
  const kept = sanitizeNumericInput(text, rules);
  const value = Number(kept);
  if (kept === '' || kept === '-' || Number.isNaN(value)) return '';
  if (rules.min !== undefined && value < rules.min) return String(rules.min);
  if (rules.max !== undefined && value > rules.max) return String(rules.max);
  return kept.replace(/\.$/, '');
}
