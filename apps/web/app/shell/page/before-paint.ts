import { useState } from 'react';
import { useMatches } from 'react-router';

/** The `handle` of a page of which the device knows something that the first paint needs. */
export interface BeforePaintHandle {
  /** A script that the head carries where this page is the first. It may not fail, and changes nothing but `data` of the root. */
  readonly beforePaint: string;
}

/** Scripts of the first page. Those of pages behind it are never run: they would come after their paint. */
export function useScriptsBeforePaint(): readonly string[] {
  const matches = useMatches();
  const [scripts] = useState(() => matches.flatMap(({ handle }) => (handle as Partial<BeforePaintHandle> | undefined)?.beforePaint ?? []));
  return scripts;
}
