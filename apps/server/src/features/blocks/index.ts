import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { sealPlainAppeals } from './appeal.ts';
import type { BlocksDeps, BlocksFeatureDeps } from './blocks-deps.ts';
import { appealBlock, blockPage } from './calls/block-page.ts';
import { appealRestriction, getRestrictions } from './calls/player-blocks.ts';
import { operatorAnswerAppeal, operatorAppeals } from './operator/operator-appeals.ts';
import { operatorBlock, operatorUnblock } from './operator/operator-block.ts';

/** Bars on players: operators bar them, they are told why and until when, and say what they have to say about it (S209, S210). */
export function createBlocksFeature(platform: Platform, featureDeps: BlocksFeatureDeps) {
  const deps: BlocksDeps = { platform, ...featureDeps };
  return {
    handlers: {
      blockPage: blockPage(deps),
      appealBlock: appealBlock(deps),
      playerBlocks: getRestrictions(deps),
      appealPlayerBlock: appealRestriction(deps),
      operatorBlock: operatorBlock(deps),
      operatorUnblock: operatorUnblock(deps),
      operatorAppeals: operatorAppeals(deps),
      operatorAnswerAppeal: operatorAnswerAppeal(deps),
    },
    start: () => sealPlainAppeals(featureDeps.vault),
  } satisfies Feature & Record<string, unknown>;
}
