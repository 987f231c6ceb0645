import { useTranslator } from '@touchline/ui/translator-context';

/** The ball beside the side that serves, or that bats. */
export function ServeMark() {
  const text = useTranslator()('match.serving');
  return <span className="board-serve" role="img" aria-label={text} title={text} />;
}
