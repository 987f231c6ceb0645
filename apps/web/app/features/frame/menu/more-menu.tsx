import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { useNavGroups } from './use-nav-groups.ts';

/** Every section of the site under one button of the header, by what a bettor is after. A native popover: Escape and a press beside it close it. */
export function MoreMenu() {
  const t = useTranslator();
  const groups = useNavGroups();
  const id = useId();
  return (
    <>
      <button type="button" className="main-navigation-more" popoverTarget={id}>
        {t('nav.more')}
        <Icon name="chev" />
      </button>
      <div id={id} className="more-menu" popover="auto">
        {groups.map((group) => (
          <section key={group.id} className="more-menu-group" aria-labelledby={`${id}${group.id}`}>
            <h2 id={`${id}${group.id}`}>{t(`navigation.group.${group.id}`)}</h2>
            <p>{t(`navigation.group.${group.id}.text`)}</p>
            <ul>
              {group.entries.map(({ text, icon, to, end = false }) => (
                <li key={text}>
                  <NavLink
                    to={to(t.language)}
                    end={end}
                    prefetch="intent"
                    onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                  >
                    <Icon name={icon} size="s" />
                    {t(text)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
