import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../parts/use-formats.ts';

export type StandingCardProps = Pick<OperatorPlayer, 'standing' | 'selfTests'>;

/** Restrictions in force at this moment: blocks with their reasons, exclusion, the most that a bet may stake, what a self-test said. */
export function StandingCard({ standing, selfTests }: StandingCardProps) {
  const t = useTranslator();
  const { at } = useFormats();
  const test = selfTests?.[0];
  return (
    <section className="card" aria-labelledby="standing-title">
      <h2 id="standing-title" className="card-title">
        {t('console.standing')}
      </h2>
      <dl className="facts padded">
        {standing.blocks.map((block) => (
          <div key={block.scope}>
            <dt>{t(`console.block.scope.${block.scope}`)}</dt>
            <dd>
              <Badge tone="danger">
                {block.until === null ? t('console.block.forever') : t('console.block.till', { at: at(block.until) })}
              </Badge>
              <span className="muted">{block.reason}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('console.excluded')}</dt>
          <dd className="figures">{at(standing.selfExcludedUntil)}</dd>
        </div>
        <div>
          <dt>{t('console.act.max-stake')}</dt>
          <dd className="figures">{standing.maxStake ?? '–'}</dd>
        </div>
        {test ? (
          <div>
            <dt>{t('console.self-test')}</dt>
            <dd>
              {t(`console.self-test.${test.band}`)} <span className="figures muted">{at(test.takenAt)}</span>
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
