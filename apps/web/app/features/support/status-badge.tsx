import type { SupportStatus } from '@touchline/contract/support/enums';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';

const THREAD_TONES = { open: 'amber', answered: 'brand', closed: 'plain' } as const;

/** How a request stands, in a word. */
export function StatusBadge({ status }: { readonly status: SupportStatus }) {
  const t = useTranslator();
  return <Badge tone={THREAD_TONES[status]}>{t(`support.status.${status}`)}</Badge>;
}
