import type { ClubLevelView } from '@touchline/contract/casino-club/calls';
import { formatNumber, formatPercent } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

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
  const { amount: money } = useFormats();
  const percent = (ppm: number) => (ppm === 0 ? '–' : formatPercent(t.language, ppm / PPM_OF_PERCENT, 2));
  return (
    <ScrollBox label={t('club.levels')}>
      <table className="table club-levels">
        <thead>
          <tr>
            <th scope="col">{t('club.level')}</th>
            <th scope="col" className="table-end">
              {t('club.from')}
            </th>
            <th scope="col" className="table-end">
              {t('club.vip')}
            </th>
            <th scope="col" className="table-end">
              {t('club.vip.max')}
            </th>
            <th scope="col" className="table-end">
              {t('club.premium')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ tier, points, lossPpm, max, edgeSharePpm }) => (
            <tr key={tier} aria-current={tier === own ? 'true' : undefined}>
              <th scope="row">
                <span className="club-level-name">
                  <span>{t(`club.tier.${tier}`)}</span>
                  {tier === own ? <Badge tone="brand">{t('club.own')}</Badge> : null}
                </span>
              </th>
              <Figure>{formatNumber(t.language, points)}</Figure>
              <Figure>{percent(lossPpm)}</Figure>
              <Figure>{money(max, currency)}</Figure>
              <Figure>{percent(edgeSharePpm)}</Figure>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Figure({ children }: { readonly children: string }) {
  return (
    <td className="table-end">
      <span className="figures">{children}</span>
    </td>
  );
}
