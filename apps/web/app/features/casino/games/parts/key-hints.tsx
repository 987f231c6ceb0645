/** The keys that decide, for those who have a keyboard. */
export function KeyHints({ keys }: { readonly keys: readonly { readonly key: string; readonly text: string }[] }) {
  return (
    <p className="game-keys muted only-desktop">
      {keys.map(({ key, text }) => (
        <span key={key}>
          <kbd>{key}</kbd> {text}{' '}
        </span>
      ))}
    </p>
  );
}
