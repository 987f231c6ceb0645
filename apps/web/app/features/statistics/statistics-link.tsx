import { type StatisticsPage, type StatisticsParams, statisticsRoute } from '@touchline/client/frames/statistics-path';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStatisticsRoute, useStatisticsView } from './frame/statistics-view.tsx';

type StatLinkProps<P extends StatisticsPage> = {
  readonly page: P;
  readonly params: StatisticsParams[P];
  readonly className?: string;
  readonly title?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
};

/** From one statistics page to another. Inside of a frame the host keeps the history: the step replaces the one before. */
export function StatisticsLink<P extends StatisticsPage>({ page, params, className, title, current, children }: StatLinkProps<P>) {
  const address = useStatisticsRoute();
  const { mode } = useStatisticsView();
  return (
    <Link
      to={address(statisticsRoute(page, params))}
      replace={mode === 'frame'}
      className={className}
      title={title}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
