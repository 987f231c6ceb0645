import { buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

interface EmptyBetsProps {
  readonly title: string;
  readonly text: string;
  /** The way to places where bets are found. */
  readonly feed: 'line' | 'live';
}

/** A list of bets without any: what would be here, and the way to it. */
export function EmptyBets({ title, text, feed }: EmptyBetsProps) {
  const t = useTranslator();
  return (
    <section className="card">
      <EmptyState title={title} text={text}>
        <Link className={buttonClass('brand')} to={`/${t.language}/${feed}`}>
          {t('bets.empty.go')}
        </Link>
      </EmptyState>
    </section>
  );
}
