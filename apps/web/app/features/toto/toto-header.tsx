import { useTranslator } from '@touchline/ui/translator-context';
import { TabsHeader } from '../../shell/page/tabs-header.tsx';
import { totoPath } from '../../shell/paths.ts';
import { totoResultsPath, totoRulesPath, totoTicketsPath } from './toto-paths.ts';

/** The title of a toto screen and the way to the others. */
export function TotoHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabs = [
    { name: t('toto.tab.pools'), to: totoPath(t.language), isFirst: true },
    { name: t('toto.tab.results'), to: totoResultsPath(t.language) },
    { name: t('toto.tab.tickets'), to: totoTicketsPath(t.language), isPersonal: true },
    { name: t('toto.tab.rules'), to: totoRulesPath(t.language) },
  ];
  return <TabsHeader title={title} lead={lead} label={t('toto.sections')} tabs={tabs} />;
}
