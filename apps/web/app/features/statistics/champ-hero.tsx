import type { ChampView } from '@touchline/contract/line-shapes';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Hero } from './pair-hero.tsx';
import { useStatisticsView } from './statistics-view.tsx';

/** The head of a championship's pages: its country, its name, the season. */
export function ChampHero({ champ, note }: { readonly champ: ChampView; readonly note: string }) {
  const t = useTexts();
  const { options } = useStatisticsView();
  return (
    <Hero
      top={
        <>
          {options.hideChampLogos ? null : <Flag code={champ.flag} />}
          <span className="ell">{champ.countryName || t('common.international')}</span>
        </>
      }
      mark={<SportIcon sport={champ.sport} className="sx-sport" />}
      title={champ.name}
    >
      <p className="on-pitch-2" dir="auto">
        {note}
      </p>
    </Hero>
  );
}
