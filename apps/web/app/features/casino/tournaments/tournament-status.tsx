import type { TournamentStatus } from '@touchline/contract/casino-tournaments/enums';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';

const TONE = { proposed: 'amber', announced: 'info', running: 'brand', ended: 'amber', paid: 'plain', cancelled: 'danger' } as const;

/** The stage of a tournament, and whether the player takes part. */
export function TournamentStatusBadges({ status, joined }: { readonly status: TournamentStatus; readonly joined: boolean }) {
  const t = useTranslator();
  return (
    <span className="in-row">
      <Badge tone={TONE[status]}>{t(`tournaments.status.${status}`)}</Badge>
      {joined ? (
        <Badge tone="plain" icon="check">
          {t('tournaments.joined')}
        </Badge>
      ) : null}
    </span>
  );
}
