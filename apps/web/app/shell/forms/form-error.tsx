import { Callout } from '@touchline/ui/callout';

/** The error of the form as a whole. Renders nothing without an error. */
export function FormError({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Callout kind="error" live>
      <p>{text}</p>
    </Callout>
  );
}
