import type { ClubLevelView } from '@touchline/contract/casino-club/calls';
import { formatAmount, formatNumber, formatPercent } from '@touchline/i18n/format-money';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';

const PPM_OF_PERCENT = 10_000;

interface ClubLevelsProps {
  readonly levels: readonly ClubLevelView[];
  readonly currency: string;
  /** The player's; null of a guest. */
  readonly own: ClubLevelView['tier'] | null;
}

/** The levels of the club: what each asks for, and gives. */
export function ClubLevels({ levels, currency, own }: ClubLevelsProps) {
  const t = useTranslator();
  const percent = (ppm: number) => (ppm === 0 ? '–' : formatPercent(t.language, ppm / PPM_OF_PERCENT, 2));
  return (
    <ScrollBox label={t('club.levels')}>
      <table className="table club-levels">
        <thead>
          <tr>
            <th scope="col">{t('club.level')}</th>
            <th scope="col">{t('club.from')}</th>
            <th scope="col">{t('club.vip')}</th>
            <th scope="col">{t('club.vip.most')}</th>
            <th scope="col">{t('club.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ tier, points, lossPpm, most, edgeSharePpm }) => (
            <tr key={tier} aria-current={tier === own ? 'true' : undefined}>
              <th scope="row">{t(`club.tier.${tier}`)}</th>
              <td className="figures">{formatNumber(t.language, points)}</td>
              <td className="figures">{percent(lossPpm)}</td>
              <td className="figures">{formatAmount(t.language, most, currency)}</td>
              <td className="figures">{percent(edgeSharePpm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
