import type { CoefView } from '@touchline/contract/line/fields';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { presentChamp } from '../present-match.ts';
import type { ReadModel } from '../read-model.ts';
import { sectionsOf } from '../sport-kind.ts';

export interface OverviewStyle {
  readonly language: Language;
  readonly coefView: CoefView;
  readonly columns: number;
  readonly withPeriodResult?: boolean;
}

/** The JSON of a MatchList: championships in order, each with the kept texts of its rows. */
export function overviewText(
  model: ReadModel,
  groups: readonly (readonly BookMatch[])[],
  style: OverviewStyle,
  about: { total: number; page: number; pageSize: number; sections?: readonly (readonly [number, number])[] },
): string {
  const rowStyle = { ...style, withPeriodResult: style.withPeriodResult ?? false };
  const champs = groups.map((group) => champText(model, group, rowStyle));
  const sections = about.sections ? `,"sections":${JSON.stringify(about.sections)}` : '';
  return `{"champs":[${champs.join(',')}],"total":${about.total},"page":${about.page},"pageSize":${about.pageSize}${sections}}`;
}

/** The JSON of one championship with its rows; the group must not be empty. */
export function champText(
  model: ReadModel,
  group: readonly BookMatch[],
  style: OverviewStyle & { readonly withPeriodResult: boolean },
): string {
  const champ = (group[0] as BookMatch).fixture.champ;
  const head = JSON.stringify(presentChamp(champ, style.language));
  return `${head.slice(0, -1)},"matches":[${group.map((match) => model.rows.row(match, style)).join(',')}]}`;
}

/** [menu section, number of matches], for the sections that have any. */
export function countSections(matches: readonly BookMatch[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const match of matches) for (const section of sectionsOf(match.fixture)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Which of the call's paths was asked. */
export const phaseOfPath = (bind: Readonly<Record<string, string>>): 'line' | 'live' => (bind.kind === 'live' ? 'live' : 'line');
