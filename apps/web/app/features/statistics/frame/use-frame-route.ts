import { type FrameOptions, frameAddress, frameQuery, parseFrameOptions } from '@touchline/client/frames/statistics-frame-address';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback } from 'react';

/** The address of a route in the same frame, with the host's options handed on. */
export function useFrameRoute(options: FrameOptions): (route: string) => string {
  const { language } = useTranslator();
  return useCallback(
    (route) => {
      // The last page's table is no business of the next one's.
      const query = frameQuery(options);
      query.delete('tt');
      return frameAddress({ base: '', language, route, options: { ...parseFrameOptions(query) } });
    },
    [language, options],
  );
}
