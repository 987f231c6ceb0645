import type { Translator } from '@touchline/i18n/translator';

/** The name of a game; its key, where a newer table knows a game that these texts do not. */
export const gameName = (t: Translator, game: string): string => t.find(`casino.game.${game}`) ?? game;
