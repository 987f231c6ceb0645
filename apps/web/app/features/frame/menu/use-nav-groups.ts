import { useTranslator } from '@touchline/ui/translator-context';
import { useIsAddressOpen } from '../../../shell/loaders/closed-parts.ts';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { NAV_GROUPS, type NavEntry, type NavGroup, navGroupsFor } from './nav-entries.ts';

/** Whether a section is there for this visitor: open, and not simulated where only sports are wanted. */
export function useIsShown(): (entry: NavEntry) => boolean {
  const t = useTranslator();
  const { sportsOnly } = usePreferences();
  const isOpen = useIsAddressOpen();
  return ({ isSimulated, to }) => !(sportsOnly && isSimulated) && isOpen(to(t.language));
}

export const useNavGroups = (): readonly NavGroup[] => navGroupsFor(NAV_GROUPS, useIsShown());
