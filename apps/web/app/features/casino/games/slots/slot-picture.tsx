import { useSlot } from './slot-context.ts';

/** A symbol of the slot, from its sheet of pictures. */
export function SlotPicture({ letter }: { readonly letter: string }) {
  const { maths, pictures } = useSlot();
  return (
    <svg className="slot-picture" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`${pictures}#${maths.symbols[letter]}`} />
    </svg>
  );
}
