import type { ChampCount, SportCount } from '@touchline/contract/line/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { NavLink, useFetcher } from 'react-router';
import { champPath, sportPath, treePath } from '../../../shell/paths.ts';

/** How many of a country's championships stand open by themselves. */
const OPEN_COUNTRIES = 1;

interface Country {
  readonly id: number;
  readonly name: string;
  readonly flag: string;
  readonly champs: readonly ChampCount[];
  readonly matches: number;
}

/** Championships by country: first those with a top championship, then by name as they come. */
function countriesOf(champs: readonly ChampCount[]): Country[] {
  const byId = new Map<number, ChampCount[]>();
  for (const champ of champs) byId.set(champ.country, [...(byId.get(champ.country) ?? []), champ]);
  return [...byId.values()].flatMap((own) => {
    const first = own[0];
    return first
      ? [
          {
            id: first.country,
            name: first.countryName || first.name,
            flag: first.flag,
            champs: own,
            matches: own.reduce((sum, champ) => sum + champ.matches, 0),
          },
        ]
      : [];
  });
}

/** A sport of the side list. Its championships are asked for when it is opened for the first time. */
export function SportTreeItem({
  sport,
  loaded,
  icon,
}: {
  readonly sport: SportCount;
  readonly loaded: readonly ChampCount[] | null;
  readonly icon: ReactNode;
}) {
  const t = useTranslator();
  const fetcher = useFetcher<{ champs: readonly ChampCount[] }>({ key: `tree-${sport.id}` });
  // Until the player has a will of their own, the sport of the page stands open.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? loaded !== null;
  const champs = loaded ?? fetcher.data?.champs ?? null;
  const toggle = () => {
    if (!open && champs === null && fetcher.state === 'idle') void fetcher.load(treePath(t.language, sport.id));
    setChosen(!open);
  };
  const id = `tree-${sport.id}`;
  return (
    <>
      <div className="side-sport">
        <NavLink
          className={({ isActive }) => `side-link${isActive ? ' side-on' : ''}`}
          to={sportPath(t.language, 'line', sport.id)}
          prefetch="intent"
        >
          {icon}
          <span className="ellipsis" title={sport.name}>
            {sport.name}
          </span>
          {sport.live > 0 ? (
            <span className="side-live" title={t('nav.live-count', { n: sport.live })}>
              {formatNumber(t.language, sport.live)}
            </span>
          ) : null}
          <span className="side-count" title={t('nav.line-count', { n: sport.line })}>
            {formatNumber(t.language, sport.line)}
          </span>
        </NavLink>
        <button
          type="button"
          className="side-sport-toggle"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${t(open ? 'action.collapse' : 'action.expand')}: ${sport.name}`}
          onClick={toggle}
        >
          <Icon name="chev" size="xs" />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open ? champs ? <CountryList champs={champs} /> : [1, 2, 3].map((row) => <TreeSkeleton key={row} />) : null}
      </div>
    </>
  );
}

const TreeSkeleton = () => (
  <span className="side-link side-second">
    <Skeleton width="70%" />
  </span>
);

function CountryList({ champs }: { readonly champs: readonly ChampCount[] }) {
  const t = useTranslator();
  const countries = countriesOf(champs);
  return countries.map((country, index) => (
    <details key={country.id} className="side-country" open={index < OPEN_COUNTRIES}>
      <summary className="side-link side-second">
        <Flag code={country.flag} />
        <span className="ellipsis">{country.name}</span>
        <span className="side-count">{formatNumber(t.language, country.matches)}</span>
        <Icon name="next" size="xs" className="side-chevron" flip />
      </summary>
      {country.champs.map((champ) => (
        <NavLink
          key={champ.id}
          className={({ isActive }) => `side-link side-third${isActive ? ' side-on' : ''}`}
          to={champPath(t.language, 'line', champ)}
          prefetch="intent"
        >
          <span>{champ.name}</span>
          <span className="side-count">{formatNumber(t.language, champ.matches)}</span>
        </NavLink>
      ))}
    </details>
  ));
}
