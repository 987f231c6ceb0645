import type { Lottery } from '@touchline/casino/lotteries/lottery';
import { lotteryChance } from '@touchline/casino/lotteries/lottery-chance';
import { formatNumber } from '@touchline/i18n/format-money';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';

interface ChanceTableProps {
  readonly lottery: Lottery;
  /** Of how many numbers the prizes are shown, where a line may have several. */
  readonly picks: number;
}

/** Above so many a fraction tells nobody anything. */
const WHOLE_FROM = 100;

/** A prize: so many right numbers, and what they get. Either a share of the sales, thousandths, or a pay for each unit staked. */
interface Prize {
  readonly hits: number;
  readonly permille: number | null;
  readonly pay: Ratio | null;
}

function prizesOf(lottery: Lottery, picks: number): Prize[] {
  if (lottery.kind === 'pool') return lottery.tiers.map(({ hits, salesPermille }) => ({ hits, permille: salesPermille, pay: null }));
  return (lottery.pays.get(picks) ?? [])
    .map((pay, hits) => ({ hits, permille: null, pay }))
    .filter(({ pay }) => pay.num > 0n)
    .reverse();
}

/** The prizes of a line with their exact chances. */
export function ChanceTable({ lottery, picks }: ChanceTableProps) {
  const t = useTranslator();
  const oneIn = ({ num, den }: Ratio): string => {
    const value = Number(den) / Number(num);
    return t('lotteries.chance.one-in', { n: formatNumber(t.language, value, value < WHOLE_FROM ? 2 : 0) });
  };
  return (
    <table className="table">
      <caption className="screen-reader-only">{t('lotteries.prizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lotteries.right')}</th>
          <th scope="col" className="table-end">
            {t('lotteries.chance')}
          </th>
          <th scope="col" className="table-end">
            {t(lottery.kind === 'pool' ? 'lotteries.share' : 'lotteries.pay')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizesOf(lottery, picks).map(({ hits, permille, pay }, place) => (
          <tr key={hits}>
            <th scope="row">{t('lotteries.right-of', { hits, picks })}</th>
            <td className="table-end">{oneIn(lotteryChance(lottery, picks, hits))}</td>
            <td className="table-end">
              {permille === null
                ? ''
                : `${formatNumber(t.language, permille / 10, 1)} %${place === 0 ? ` + ${t('lotteries.jackpot')}` : ''}`}
              {pay === null ? '' : <span className="figures">{`×${formatNumber(t.language, Number(pay.num) / Number(pay.den), 1)}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
