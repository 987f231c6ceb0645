import { isAbbreviation } from './class-words.ts';
import { styledClasses } from './styled-classes.ts';
import { writtenClasses } from './written-classes.ts';

/** Style sheets and sources by file: what an application has of its own, or what applications share. */
export interface ClassFiles {
  readonly sheets: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, string>;
}

const MAX_WORDS = 4;
/** In a name of one word fewer letters say nothing. */
const MIN_LETTERS = 4;

/** Name -> the files that name it. */
type Homes = Map<string, Set<string>>;

function addHomes(homes: Homes, file: string, names: Iterable<string>): void {
  for (const name of names) homes.set(name, (homes.get(name) ?? new Set()).add(file));
}

const placesOf = (homes: Homes, name: string): string => [...(homes.get(name) ?? [])].join(', ');

/**
 * Faults of the classes of some applications that share a part: names that are not made of `words`, that two sheets style, that no element of an
 * application carries or none of its sheets styles, and words that no name has. One line each, `words` last.
 */
export function classFaults(
  apps: readonly ClassFiles[],
  shared: ClassFiles,
  words: ReadonlySet<string>,
): { readonly names: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const read = ({ sheets, sources }: ClassFiles) => {
    const styled: Homes = new Map();
    const written: Homes = new Map();
    for (const [file, css] of sheets) addHomes(styled, file, styledClasses(css));
    for (const [file, code] of sources) {
      const { names, unread } = writtenClasses(file, code);
      addHomes(written, file, names);
      for (const text of unread)
        faults.push(`${file}: no class can be read from ${text}: write it whole, in what is called ...Class or ...CLASSES`);
    }
    return { styled, written };
  };
  const common = read(shared);
  const own = apps.map(read);
  const all = [common, ...own];

  const styledIn: Homes = new Map();
  for (const { styled } of all) for (const [name, homes] of styled) for (const home of homes) addHomes(styledIn, home, [name]);
  for (const [name, homes] of styledIn) {
    const where = [...homes].join(' and ');
    if (homes.size > 1) faults.push(`.${name} is styled in ${where}: give what the other places a class of its own`);
    faults.push(...nameFaults(name, words).map((fault) => `${where}: .${name} ${fault}`));
  }
  // A shared class is for any of the applications; what is one's own only for itself.
  for (const group of all) {
    const reach = group === common ? all : [common, group];
    for (const name of group.styled.keys())
      if (!reach.some(({ written }) => written.has(name)))
        faults.push(`${placesOf(group.styled, name)}: .${name} is styled, but no element carries it`);
    for (const name of group.written.keys())
      if (!reach.some(({ styled }) => styled.has(name)))
        faults.push(
          `${placesOf(group.written, name)}: class ${name} is carried, but nothing styles it: drop it, or say it by a role or a data attribute`,
        );
  }
  const used = new Set([...styledIn.keys()].flatMap((name) => name.split('-')));
  for (const word of words) {
    if (!used.has(word)) faults.push(`class-words.ts: no class has the word ${word}`);
    else if (isAbbreviation(word)) faults.push(`class-words.ts: ${word} is an abbreviation`);
  }
  return { names: styledIn.size, faults };
}

function nameFaults(name: string, words: ReadonlySet<string>): string[] {
  const parts = name.split('-');
  const unknown = parts.filter((part) => !words.has(part));
  return [
    ...(name.length < MIN_LETTERS ? [`is shorter than ${MIN_LETTERS} letters`] : []),
    ...(parts.length > MAX_WORDS ? [`has more than ${MAX_WORDS} words`] : []),
    ...unknown.map((part) => `has ${part}, which is no word of class-words.ts`),
  ];
}
