import { Note } from '@touchline/ui/note';

/** What is wrong with the whole of a form; nothing where nothing is. */
export function ProblemNote({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Note kind="error" live>
      <p>{text}</p>
    </Note>
  );
}
