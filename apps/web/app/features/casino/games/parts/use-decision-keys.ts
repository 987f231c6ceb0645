import { useEffect, useEffectEvent } from 'react';

/** Places in which letters and digits are written. */
const WRITTEN_IN = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';

/** Keys for decisions, by letter or digit: `h`, `1`. They are ignored while focus is in a text field. */
export function useDecisionKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
    // The place of a key and not its letter: other alphabets are typed on the same board.
    const key = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? '';
    if (!Object.hasOwn(keys, key)) return;
    event.preventDefault();
    keys[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
