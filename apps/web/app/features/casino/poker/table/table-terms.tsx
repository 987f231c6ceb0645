import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { pokerPath } from '../../../../shell/paths.ts';
import { pokerFilterSearch } from '../lobby/lobby-filter.ts';
import { useChips } from '../use-chips.ts';

const PPM_PER_PERCENT = 10_000;

/** The terms of the table, and which of its players are the house's bots. */
export function TableTerms({ view: { table, seats } }: { readonly view: PokerTableView }) {
  const t = useTranslator();
  const chips = useChips(table);
  const bots = seats.filter(({ isBot }) => isBot).map(({ name }) => name);
  const cap = table.rake.caps.at(-1)?.chips ?? 0;
  const list = new Intl.ListFormat(t.language);
  return (
    <Card>
      <CardHeader title={t('poker.terms')} />
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('poker.blinds')}</dt>
          <dd className="figures">
            {chips.short(table.smallBlind)} / {chips.short(table.bigBlind)}
          </dd>
        </div>
        <div>
          <dt>{t('poker.buy-in')}</dt>
          <dd className="figures">
            {chips.short(table.minBuyIn)} – {chips.short(table.maxBuyIn)}
          </dd>
        </div>
        <div>
          <dt>{t('poker.rake')}</dt>
          <dd>
            {t('poker.rake.text', {
              percent: formatPercent(t.language, table.rake.ratePpm / PPM_PER_PERCENT, 2),
              amount: chips.short(cap),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('poker.time')}</dt>
          <dd>{t('poker.time.text', { n: table.decisionMs / 1000, bank: table.bankMs / 1000 })}</dd>
        </div>
      </dl>
      {bots.length > 0 ? (
        <div className="poker-card-text">
          <p>{t('poker.bots.text', { names: list.format(bots), n: bots.length })}</p>
          <Link
            className={buttonClass('plain', 'sm')}
            to={`${pokerPath(t.language)}${pokerFilterSearch({ variant: null, hasSeat: false, isWithoutBots: true })}`}
          >
            {t('poker.bots.without')}
          </Link>
        </div>
      ) : null}
    </Card>
  );
}
