import type { BuilderView } from '@touchline/contract/coupon/builder';
import type { Translator } from '@touchline/i18n/translator';
import type { PickedSelection } from '../../../live/selection-picks.ts';

/** The effect of one pick on the price of those before it. */
export type StepEffect = 'first' | 'less' | 'same' | 'more';

export interface BuilderStep {
  readonly pick: PickedSelection;
  /** Thousandths: its price alone, by how much it multiplies here, and the price of all up to it. */
  readonly alone: number | null;
  readonly factor: number | null;
  readonly together: number | null;
  readonly effect: StepEffect | null;
  readonly status: 'open' | 'suspended' | 'closed';
  /** The others contain it: it counts for nothing. */
  readonly included: boolean;
}

/** Less than three in a hundred is no difference that words are made of. */
const NOTICEABLE = 0.03;

function effectOf(factor: number | null, alone: number | null): StepEffect | null {
  if (factor === null || alone === null) return null;
  const share = factor / alone;
  return share < 1 - NOTICEABLE ? 'less' : share > 1 + NOTICEABLE ? 'more' : 'same';
}

/** The picks as steps of one price, in the order in which they were made. */
export function builderSteps(picks: readonly PickedSelection[], view: BuilderView | null): readonly BuilderStep[] {
  let before: number | null = null;
  return picks.map((pick): BuilderStep => {
    const priced = view?.picks.find((one) => one.selectionId === pick.selectionId);
    const { odds: alone = pick.acceptedOdds, together = null, status = 'open', included = false } = priced ?? {};
    const first = before === null;
    const factor = together === null ? null : before === null ? together : Math.round((together * 1000) / before);
    if (together !== null) before = together;
    return {
      pick,
      alone,
      factor,
      together,
      status,
      included,
      effect: together === null ? null : first ? 'first' : effectOf(factor, alone),
    };
  });
}

/** The answer where it is about exactly these picks; while one is on its way there is no price to agree to. */
export const answerAbout = (picks: readonly PickedSelection[], view: BuilderView | null): BuilderView | null =>
  view && view.state !== 'unavailable' && view.picks.map((one) => one.selectionId).join() === picks.map((one) => one.selectionId).join()
    ? view
    : null;

/** Why a price cannot be pressed, or need not be. */
export interface Bar {
  readonly kind: 'impossible' | 'implied';
  readonly by: number | null;
}

export const barsOf = (view: BuilderView | null): ReadonlyMap<number, Bar> =>
  new Map<number, Bar>([
    ...(view?.impossible ?? []).map(({ selectionId, by }) => [selectionId, { kind: 'impossible', by }] as const),
    ...(view?.implied ?? []).map(({ selectionId, by }) => [selectionId, { kind: 'implied', by }] as const),
  ]);

const nameOf = (picks: readonly PickedSelection[], by: number | null): string | null => {
  const pick = picks.find((one) => one.selectionId === by);
  return pick ? pick.selectionName : null;
};

/** The sentence about one price: "You picked Arsenal." */
export function barReason(t: Translator, { kind, by }: Bar, picks: readonly PickedSelection[]): string {
  const pick = nameOf(picks, by);
  if (kind === 'impossible') return pick === null ? t('match.builder.impossible.all') : t('match.builder.impossible', { pick });
  return pick === null ? t('match.builder.implied.all') : t('match.builder.implied', { pick });
}

export interface BarNote {
  readonly key: string;
  readonly kind: Bar['kind'];
  readonly text: string;
}

/** A list longer than this says how many more there are. */
const MAX_NAMES = 4;

/** Notes under a group of prices, each reason once: "Draw and Chelsea: you picked Arsenal." */
export function barNotes(
  t: Translator,
  selections: readonly { readonly id: number; readonly name: string }[],
  bars: ReadonlyMap<number, Bar>,
  picks: readonly PickedSelection[],
): readonly BarNote[] {
  const groups = new Map<string, { readonly bar: Bar; readonly names: string[] }>();
  for (const { id, name } of selections) {
    const bar = bars.get(id);
    if (!bar) continue;
    const key = `${bar.kind} ${bar.by}`;
    const group = groups.get(key) ?? { bar, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups].map(([key, { bar, names }]) => {
    const shown =
      names.length > MAX_NAMES + 1 ? [...names.slice(0, MAX_NAMES), t('match.builder.more', { n: names.length - MAX_NAMES })] : names;
    const list = new Intl.ListFormat(t.language, { type: 'conjunction' }).format(shown);
    return { key, kind: bar.kind, text: t('match.builder.note', { names: list, reason: barReason(t, bar, picks) }) };
  });
}
