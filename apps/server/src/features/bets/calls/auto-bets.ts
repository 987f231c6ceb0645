import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Handler } from '#platform/http/handler';
import { readAutos } from '../auto/auto.store.ts';
import type { PlacingDeps } from '../placing-deps.ts';

const MAX = 100;

export const autoBets =
  ({ platform, ports }: PlacingDeps): Handler<'autoBets'> =>
  async ({ query }, { player, language }) => {
    const spoken = resolveLanguage(query.lng ?? language);
    const found = await readAutos(platform.pool, player.id, MAX);
    const shown = query.waiting ? found.filter((auto) => auto.status === 'waiting') : found;
    const views = shown.map(async (auto) => {
      const names = await ports.line.readNames(auto.wire.legs, spoken);
      return {
        autoBetId: auto.id.toString(),
        betGuid: auto.guid,
        status: auto.status,
        targetOdds: auto.targetOdds,
        stake: auto.wire.stakeText,
        legs: auto.wire.legs.map(({ matchId, selectionId }, i) => ({
          matchId,
          selectionId,
          matchName: names[i]?.matchName ?? '',
          marketName: names[i]?.marketName ?? '',
          selectionName: names[i]?.selectionName ?? '',
        })),
        dropOnScoreChange: auto.wire.auto?.dropsOnScore ?? false,
        transformEventKind: auto.wire.auto?.followsToLive ?? false,
        betId: auto.betId?.toString() ?? null,
        refusal: auto.refusal && {
          code: auto.refusal.code,
          message: findText(spoken, `error.${auto.refusal.code}`, auto.refusal.args) ?? auto.refusal.code,
        },
        orderedAt: auto.orderedAt.getTime(),
        endedAt: auto.endedAt?.getTime() ?? null,
      };
    });
    return { autoBets: await Promise.all(views) };
  };
