import { Card } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface HomeCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** The page with more of it, without language: "office/messages". */
  readonly path: string;
  readonly children: ReactNode;
}

/** A part of the office's first page: its title leads to its page. */
export function HomeCard({ icon, title, path, children }: HomeCardProps) {
  const t = useTranslator();
  return (
    <Card>
      <h2 className="office-home-title">
        <Link to={`/${t.language}/${path}`} prefetch="intent">
          <Icon name={icon} />
          {title}
          <Icon name="next" size="s" flip />
        </Link>
      </h2>
      {children}
    </Card>
  );
}

/** In place of what could not be read. */
export function HomeProblem({ title }: { readonly title?: string }) {
  const t = useTranslator();
  const text = (
    <p className="office-home-problem">
      <Icon name="info" size="s" />
      {t('office.home.failed')}
    </p>
  );
  if (title === undefined) return text;
  return (
    <Card>
      <h2 className="office-home-title">{title}</h2>
      {text}
    </Card>
  );
}
