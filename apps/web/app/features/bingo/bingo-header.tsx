import { useTranslator } from '@touchline/ui/translator-context';
import { TabsHeader } from '../../shell/page/tabs-header.tsx';
import { bingoPath } from '../../shell/paths.ts';
import { bingoGamesPath, bingoTicketsPath } from './bingo-paths.ts';

/** The title of a screen of bingo and the way to the others. */
export function BingoHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabs = [
    { name: t('bingo.tab.rooms'), to: bingoPath(t.language), isFirst: true },
    { name: t('bingo.tab.games'), to: bingoGamesPath(t.language) },
    { name: t('bingo.tab.tickets'), to: bingoTicketsPath(t.language), isPersonal: true },
  ];
  return <TabsHeader title={title} lead={lead} label={t('bingo.sections')} tabs={tabs} />;
}
