import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { Button } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { checkRace, type RaceCheck } from './check-race.ts';
import type { RaceView } from './race-view.ts';

/** How a race is kept from being arranged: the commitment before, the seed after, and the check of both by the player. */
export function FairnessCard({ race, course }: { readonly race: RaceView; readonly course: MarbleCourse }) {
  const t = useTranslator();
  const [check, setCheck] = useState<{ readonly race: number; readonly found: RaceCheck } | null>(null);
  const found = check?.race === race.id ? check.found : null;
  return (
    <section className="card" aria-label={t('marble.fair.title')}>
      <CardHeader title={t('marble.fair.title')} />
      <div className="fairness-body">
        <p>{t('marble.fair.text')}</p>
        <dl>
          <dt>{t('marble.fair.commitment')}</dt>
          <dd dir="ltr">{race.commitment || '–'}</dd>
          <dt>{t('marble.fair.seed')}</dt>
          <dd dir={race.seed ? 'ltr' : undefined}>{race.seed || t('marble.fair.sealed')}</dd>
        </dl>
        {race.seed ? (
          <Button
            size="sm"
            icon="check"
            onClick={() => void checkRace(race, course).then((result) => setCheck({ race: race.id, found: result }))}
          >
            {t('marble.fair.check')}
          </Button>
        ) : null}
        <div role="status">
          {found ? (
            <ul>
              <FairnessCheckRow good={found.sealed} text={t(found.sealed ? 'marble.fair.seal-holds' : 'marble.fair.seal-broken')} />
              <FairnessCheckRow good={found.run} text={t(found.run ? 'marble.fair.run-holds' : 'marble.fair.run-broken')} />
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}

const FairnessCheckRow = ({ good, text }: { readonly good: boolean; readonly text: string }) => (
  <li className={good ? 'fairness-good' : 'fairness-bad'}>
    <Icon name={good ? 'check' : 'close'} size="s" /> {text}
  </li>
);
