import { type StatisticsPage, type StatisticsParams, statisticsPath } from '@touchline/client/frames/statistics-path';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, type MouseEvent, use } from 'react';

/** Opens statistics beside what is being read. Screens know this function only; the page opens the dialog. */
export interface StatisticsApi {
  /** Null where there is nothing to link to (R015). */
  address<P extends StatisticsPage>(page: P, params: StatisticsParams[P]): string | null;
  open<P extends StatisticsPage>(page: P, params: StatisticsParams[P], where: 'window' | 'modal'): boolean;
}
export const StatisticsContext = createContext<StatisticsApi | null>(null);

interface StatisticsLinkProps<P extends StatisticsPage> {
  readonly page: P;
  readonly params: StatisticsParams[P];
  readonly icon: IconName;
  /** Its accessible name. */
  readonly label: string;
  readonly className?: string;
}

/** A link to a statistics page: a dialog over this one, with Shift a window, and an ordinary page where no script runs. */
export function StatisticsLink<P extends StatisticsPage>({
  page,
  params,
  icon,
  label,
  className = 'icon-button icon-button-small',
}: StatisticsLinkProps<P>) {
  const t = useTranslator();
  const port = use(StatisticsContext);
  const address = port ? port.address(page, params) : statisticsPath(t.language, page, params);
  if (address === null) return null;
  const press = (event: MouseEvent): void => {
    if (!port || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    port.open(page, params, event.shiftKey ? 'window' : 'modal');
  };
  return (
    <a className={className} href={address} target="_blank" rel="noreferrer" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} size="s" />
    </a>
  );
}
