import { Icon } from './icon.tsx';

/** One finding of a check, in words for either outcome; nothing where it has not been made. */
export function Finding({ found, good, bad }: { readonly found: boolean | undefined; readonly good: string; readonly bad: string }) {
  if (found === undefined) return null;
  return (
    <p className={`finding ${found ? 'green' : 'danger'}`}>
      <Icon name={found ? 'check' : 'close'} size="s" />
      {found ? good : bad}
    </p>
  );
}
