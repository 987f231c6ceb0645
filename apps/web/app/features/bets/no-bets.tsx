import { buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';

interface NoBetsProps {
  readonly title: string;
  readonly text: string;
  /** Where bets are found. */
  readonly feed: 'line' | 'live';
}

/** A list of bets without any: what would be here, and the way to it. */
export function NoBets({ title, text, feed }: NoBetsProps) {
  const t = useTexts();
  return (
    <section className="card">
      <Empty title={title} text={text}>
        <Link className={buttonClass('brand')} to={`/${t.language}/${feed}`}>
          {t('bets.empty.go')}
        </Link>
      </Empty>
    </section>
  );
}
