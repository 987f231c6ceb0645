import { type FrameOptions, frameAddress, frameQuery, readFrameOptions } from '@touchline/client/statistics-frame-address';
import { useTexts } from '@touchline/ui/texts';
import { useCallback } from 'react';

/** The address of a route in the same frame, with the host's options handed on. */
export function useRouteInFrame(options: FrameOptions): (route: string) => string {
  const { language } = useTexts();
  return useCallback(
    (route) => {
      // What the last page's table was is no business of the next one's.
      const query = frameQuery(options);
      query.delete('tt');
      return frameAddress({ base: '', language, route, options: { ...readFrameOptions(query) } });
    },
    [language, options],
  );
}
