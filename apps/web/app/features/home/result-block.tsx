import { buttonClass } from '@touchline/ui/button';
import { Crest } from '@touchline/ui/crest';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { resultsPath } from '../../shell/paths.ts';
import type { ResultCard } from './choice/big-results.ts';

/** Results that have just come: cards that stand still. */
export function ResultBlock({ results }: { readonly results: readonly ResultCard[] }) {
  const t = useTranslator();
  if (results.length === 0) return null;
  return (
    <section className="stack home-later home-later-small" aria-labelledby="home-results">
      <div className="heading-row">
        <h2 id="home-results">
          <Icon name="flag" className="home-heading-icon" />
          {t('home.results.title')}
        </h2>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={resultsPath(t.language)}>
          {t('home.results.all')}
        </Link>
      </div>
      <ul className="result-tiles">
        {results.map((result) => (
          <ResultTile key={result.id} result={result} />
        ))}
      </ul>
    </section>
  );
}

const SHORT_ENDINGS = ['overtime', 'shoot-out'] as const;

function ResultTile({ result: { sport, champName, home, away, score, winner, ending } }: { readonly result: ResultCard }) {
  const t = useTranslator();
  const known = SHORT_ENDINGS.find((one) => one === ending);
  return (
    <li className="card result-tile" data-sport={sport}>
      <small className="result-tile-top">
        <span className="ellipsis" title={champName}>
          {champName}
        </span>
        {known ? <span>{t(`home.results.${known}`)}</span> : null}
      </small>
      {[home, away].map((side, place) => (
        <span key={side.id} className={`result-tile-side${winner === place + 1 ? ' result-tile-won' : ''}`}>
          <Crest crest={side.crest} name={side.name} size={16} person={side.crest === null} />
          <span className="ellipsis" title={side.name}>
            {side.name}
          </span>
          <b className="figures">{score[place]}</b>
        </span>
      ))}
    </li>
  );
}
