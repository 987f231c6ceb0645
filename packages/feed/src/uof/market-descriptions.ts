import { attribute, child, childrenOf, needed, neededInteger, parseXml, UofFormatError } from './xml.ts';

/** The provider's description of a market: which groups a bet stop names it by, its specifiers, its outcomes and their names. */
export interface UofDescription {
  readonly groups: ReadonlySet<string>;
  readonly specifiers: ReadonlySet<string>;
  /** Outcome id -> name; empty where they come with a variant. */
  readonly outcomes: ReadonlyMap<string, string>;
  /** Variant -> its outcomes. */
  readonly variants: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads a list of market descriptions, by market id. Throws UofFormatError where it is none. */
export function parseDescriptions(text: string): ReadonlyMap<number, UofDescription> {
  const root = parseXml(text);
  if (root.name !== 'market_descriptions') throw new UofFormatError(`not market descriptions: ${root.name}`);
  const found = new Map<number, UofDescription & { variants: Map<string, ReadonlyMap<string, string>> }>();
  for (const market of childrenOf(root, 'market')) {
    const id = neededInteger(market, 'id');
    const outcomes = new Map(childrenOf(child(market, 'outcomes'), 'outcome').map((o) => [needed(o, 'id'), attribute(o, 'name') ?? '']));
    const variant = attribute(market, 'variant');
    const known = found.get(id);
    if (variant !== undefined && known) known.variants.set(variant, outcomes);
    else
      found.set(id, {
        groups: new Set((attribute(market, 'groups') ?? '').split('|')),
        specifiers: new Set(childrenOf(child(market, 'specifiers'), 'specifier').map((s) => needed(s, 'name'))),
        outcomes: variant === undefined ? outcomes : new Map(),
        variants: new Map(variant === undefined ? [] : [[variant, outcomes]]),
      });
  }
  return found;
}
