import { CheckControl } from '@touchline/ui/forms/text-field';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';

/** Feeds that a sport can be hidden from, each by itself. */
export const KINDS = ['line', 'live'] as const;
export type Kind = (typeof KINDS)[number];
export type Hidden = Readonly<Record<Kind, readonly number[]>>;

export interface HideableSport {
  readonly id: number;
  readonly name: string;
  /** How many matches there are now. */
  readonly line: number;
  readonly live: number;
}

interface HiddenSportsTableProps {
  readonly sports: readonly HideableSport[];
  readonly hidden: Hidden;
  readonly onToggle: (kind: Kind, id: number) => void;
}

/** A row a sport, a switch a feed: on where the sport is shown. */
export function HiddenSportsTable({ sports, hidden, onToggle }: HiddenSportsTableProps) {
  const t = useTranslator();
  return (
    <table className="office-grid">
      <thead>
        <tr>
          <th scope="col">{t('office.sports.sport')}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(`office.sports.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sports.map((sport) => (
          <tr key={sport.id}>
            <th scope="row">
              <SportIcon sport={sport.id} />
              <span className="ellipsis">{sport.name}</span>
            </th>
            {KINDS.map((kind) => (
              <td key={kind}>
                <CheckControl
                  kind="switch"
                  checked={!hidden[kind].includes(sport.id)}
                  aria-label={t(`office.sports.show-${kind}`, { sport: sport.name })}
                  onChange={() => onToggle(kind, sport.id)}
                >
                  <span className="figures">{sport[kind]}</span>
                </CheckControl>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
