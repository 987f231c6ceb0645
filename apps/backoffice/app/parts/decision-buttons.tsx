import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSession } from '../shell/session.tsx';

/** The decision about what somebody proposed. */
export type ProposalDecision = 'approve' | 'refuse';

interface DecisionButtonsProps {
  /** The login of who proposed it: of one's own proposals nobody decides. */
  readonly proposedBy: string;
  readonly onDecide: (decision: ProposalDecision) => void;
}

/** The ways to decide about what another operator proposed. */
export function DecisionButtons({ proposedBy, onDecide }: DecisionButtonsProps) {
  const t = useTranslator();
  const { operator } = useSession();
  if (proposedBy === operator.login) return <span className="muted">{t('console.proposal.yours')}</span>;
  return (
    <span className="in-row">
      <Button size="xs" onClick={() => onDecide('approve')}>
        {t('console.approve')}
      </Button>
      <Button size="xs" tone="danger" onClick={() => onDecide('refuse')}>
        {t('console.refuse')}
      </Button>
    </span>
  );
}
