import type { SupportStatus } from '@touchline/contract/support-words';
import { Badge } from '@touchline/ui/badge';
import { useTexts } from '@touchline/ui/texts';

const TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** How a request stands, in a word. */
export function StatusBadge({ status }: { readonly status: SupportStatus }) {
  const t = useTexts();
  return <Badge tone={TONES[status]}>{t(`support.status.${status}`)}</Badge>;
}
