import { NavLink } from 'react-router';

/** A screen's tab: a page for guests too is fetched as soon as somebody is about to open it. */
interface PageTab {
  readonly name: string;
  readonly to: string;
  /** On at this very address alone, as the others stand below it. */
  readonly isFirst?: boolean;
  readonly isPersonal?: boolean;
}

interface TabsHeaderProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The name of the tabs. */
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

const tabClass = ({ isActive }: { readonly isActive: boolean }): string => `tab-item${isActive ? ' tab-on' : ''}`;

/** The title of a screen and the way to the others of its section. */
export function TabsHeader({ title, lead, label, tabs }: TabsHeaderProps) {
  return (
    <header className="tabs-head">
      <h1>{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav className="tabs" aria-label={label}>
        {tabs.map(({ name, to, isFirst = false, isPersonal = false }) => (
          <NavLink key={to} className={tabClass} to={to} end={isFirst} {...(!isPersonal && { prefetch: 'intent' })}>
            {name}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
