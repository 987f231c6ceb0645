import type { MatchRow } from '@touchline/contract/line/shapes';
import { createContext, use } from 'react';
import { matchPath } from '../shell/paths.ts';

export type MatchPathBuilder = (language: string, match: Pick<MatchRow, 'id' | 'home' | 'away'>) => string;

/** Addresses that the rows of a screen lead to: to the match's own page, or to it inside of the section in which it is listed. */
export const MatchPathContext = createContext<MatchPathBuilder>(matchPath);

export const useMatchPath = (): MatchPathBuilder => use(MatchPathContext);
