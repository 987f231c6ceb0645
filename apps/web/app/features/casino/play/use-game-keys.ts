import { useEffect, useEffectEvent } from 'react';

interface GameKeys {
  readonly act: () => void;
  readonly halve: () => void;
  readonly double: () => void;
}

/** Elements in which a key has a meaning of its own: fields, buttons, links, dialogs. */
const OWN_KEYS = 'input:not([type=range]), textarea, select, button, a, summary, dialog, [contenteditable], [role=tab]';

/** Space acts, A halves, S doubles: for nobody who is writing, and not where a key does something else already. */
export function useGameKeys(keys: GameKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const act = event.code === 'Space' ? keys.act : event.code === 'KeyA' ? keys.halve : event.code === 'KeyS' ? keys.double : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
