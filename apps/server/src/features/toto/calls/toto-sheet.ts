import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readSheet, type TotoReading } from '../read-sheet.ts';
import { readDraw } from '../toto-draw.store.ts';

export const totoSheet =
  (reading: TotoReading): Handler<'totoSheet'> =>
  async ({ params, query }, { player, language }) => {
    const draw = await readDraw(reading.platform.pool, BigInt(params.drawId), reading.feed.closedSports);
    if (!draw) throw new Failure('toto_unknown');
    return readSheet(reading, draw, player?.id, resolveLanguage(query.lng ?? language));
  };
