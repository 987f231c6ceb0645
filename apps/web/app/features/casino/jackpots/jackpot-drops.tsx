import type { JackpotDrop } from '@touchline/contract/casino/jackpot-shapes';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { downloadJson } from '../../../shell/page/download-json.ts';
import { gameName } from '../game-name.ts';
import { exportedJackpot } from './exported-jackpot.ts';

/** Pots that have dropped, the newest first: when, in which game, how much; of a hidden trigger the file that proves it. Nobody's name. */
export function JackpotDrops({ drops, currency }: { readonly drops: readonly JackpotDrop[]; readonly currency: string }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  return (
    <Card>
      <CardHeader title={t('jackpots.drops')} />
      {drops.length === 0 ? (
        <EmptyState title={t('jackpots.drops.none')} text={t('jackpots.drops.none.text')} />
      ) : (
        <ScrollBox label={t('jackpots.drops')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('jackpots.tier')}</th>
                <th scope="col" className="table-end">
                  {t('jackpots.amount')}
                </th>
                <th scope="col">{t('jackpots.game')}</th>
                <th scope="col">{t('jackpots.at')}</th>
                <th scope="col">{t('jackpots.proof')}</th>
              </tr>
            </thead>
            <tbody>
              {drops.map((drop) => (
                <tr key={drop.pot}>
                  <th scope="row">{t('jackpots.numbered', { tier: t(`jackpots.tier.${drop.tier}`), n: drop.number })}</th>
                  <td className="table-end">
                    <span className="figures">{amount(drop.amount, currency)}</span>
                  </td>
                  <td>{gameName(t, drop.game)}</td>
                  <td className="figures">{dateTimeLong(drop.droppedAt)}</td>
                  <td>
                    {drop.secret === null ? (
                      t('jackpots.proof.round')
                    ) : (
                      <Button
                        size="xs"
                        icon="download"
                        aria-label={t('jackpots.proof.download', { n: drop.number, tier: t(`jackpots.tier.${drop.tier}`) })}
                        onClick={() => downloadJson(`jackpot-${drop.pot}.json`, exportedJackpot(drop, currency))}
                      >
                        {t('casino.receipt.json')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <p className="jackpot-last muted">
        {t('jackpots.check')}{' '}
        <a href="/verify.html" download>
          verify.html
        </a>
      </p>
    </Card>
  );
}
