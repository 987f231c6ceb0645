import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useId } from 'react';
import { useStatisticsView } from '../frame/statistics-view.tsx';

/** A section that folds away and stays so on this device (R022). `item` is its name in the frame's `h`. */
export function CollapsibleCard({
  item,
  title,
  note,
  children,
}: {
  readonly item: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslator();
  const id = useId();
  const { isFolded, fold } = useStatisticsView();
  const folded = isFolded(item);
  return (
    <section className="card collapsible-card" data-item={item} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {note ? <span className="faint ellipsis collapsible-card-note">{note}</span> : null}
        <span className="spacer" />
        <button
          type="button"
          className="icon-button icon-button-small collapsible-card-toggle"
          aria-expanded={!folded}
          aria-label={t(folded ? 'stats.unfold' : 'stats.fold', { name: title })}
          title={t(folded ? 'stats.unfold' : 'stats.fold', { name: title })}
          onClick={() => fold(item, !folded)}
        >
          <Icon name="chev" size="s" className={folded ? 'collapsible-card-folded' : ''} />
        </button>
      </div>
      {folded ? null : children}
    </section>
  );
}
