import type { Translator } from '@touchline/i18n/translator';

/** What a game is called; its key, where a newer table knows a game that these texts do not. */
export const gameName = (t: Translator, game: string): string => t.find(`casino.game.${game}`) ?? game;
