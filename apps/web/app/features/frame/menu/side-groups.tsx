import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import type { NavGroup } from './nav-entries.ts';
import { sideLinkClass } from './side-link-class.ts';
import { useNavGroups } from './use-nav-groups.ts';

/** Stands in the list above the groups, line by line. */
const isElsewhere = ({ id }: NavGroup): boolean => id === 'matches';

/** The site's sections by groups, each folded to its heading. `all`: also those of which the side list has the lines itself. */
export function SideGroups({ all = false }: { readonly all?: boolean }) {
  const t = useTranslator();
  const groups = useNavGroups().filter((group) => all || !isElsewhere(group));
  return (
    <div className="menu-group">
      {groups.map((group) => (
        <details key={group.id} className="side-group">
          <summary className="side-link">
            <Icon name={group.icon} />
            <span className="side-group-name">
              <span className="ellipsis">{t(`navigation.group.${group.id}`)}</span>
              {all ? <small className="ellipsis">{t(`navigation.group.${group.id}.text`)}</small> : null}
            </span>
            <Icon name="next" size="xs" className="side-chevron" flip />
          </summary>
          {group.entries.map(({ text, icon, to, end = false }) => (
            <NavLink key={text} className={sideLinkClass} to={to(t.language)} end={end} prefetch="intent">
              <Icon name={icon} />
              <span className="ellipsis">{t(text)}</span>
            </NavLink>
          ))}
        </details>
      ))}
    </div>
  );
}
