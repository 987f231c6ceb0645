import { useTranslator } from '@touchline/ui/translator-context';
import { TabsHeader } from '../../shell/page/tabs-header.tsx';
import { lotteriesPath } from '../../shell/paths.ts';
import { lotteryResultsPath, lotteryTicketsPath } from './lottery-paths.ts';

/** The title of a screen of the lotteries and the way to the others. */
export function LotteriesHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabs = [
    { name: t('lotteries.tab.play'), to: lotteriesPath(t.language), isFirst: true },
    { name: t('lotteries.tab.results'), to: lotteryResultsPath(t.language) },
    { name: t('lotteries.tab.tickets'), to: lotteryTicketsPath(t.language), isPersonal: true },
  ];
  return <TabsHeader title={title} lead={lead} label={t('lotteries.sections')} tabs={tabs} />;
}
