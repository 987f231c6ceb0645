import type { OperatorDashboard } from '@touchline/contract/operator/calls';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import type { Language } from '@touchline/i18n/languages';

/** Most rows that a section of a player shows. */
export const SECTION_ROWS = 20;

export interface PlayerAsked {
  readonly brandId: number;
  readonly playerId: bigint;
  readonly language: Language;
}

/** The console's view of a player, by section. The identity status is part of the standing but comes from another feature. */
interface PlayerParts extends Omit<OperatorPlayer, 'standing'> {
  readonly standing: Omit<OperatorPlayer['standing'], 'identity'>;
  readonly identity: OperatorPlayer['standing']['identity'];
}

/** A feature's section of the console's view of a player; all features together must tell everything (operator-views/). */
export type PlayerSections<K extends keyof PlayerParts = keyof PlayerParts> = {
  readonly [P in K]: (asked: PlayerAsked) => Promise<NonNullable<PlayerParts[P]>>;
};

type Figures = Omit<OperatorDashboard, 'at'>;

/** A feature's figures of the house at a glance for a brand's console. */
export type OverviewSections<K extends keyof Figures = keyof Figures> = {
  readonly [P in K]: (brandId: number) => Promise<Figures[P]>;
};
