import type { ChampView } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useStatisticsView } from '../frame/statistics-view.tsx';
import { SubjectHeader } from './match-header.tsx';

/** The head of a championship's pages: its country, its name, the season. */
export function ChampHeader({ champ, note }: { readonly champ: ChampView; readonly note: string }) {
  const t = useTranslator();
  const { options } = useStatisticsView();
  return (
    <SubjectHeader
      top={
        <>
          {options.hideChampLogos ? null : <Flag code={champ.flag} />}
          <span className="ellipsis">{champ.countryName || t('common.international')}</span>
        </>
      }
      mark={<SportIcon sport={champ.sport} className="statistics-hero-sport" />}
      title={champ.name}
    >
      <p className="statistics-hero-words" dir="auto">
        {note}
      </p>
    </SubjectHeader>
  );
}
