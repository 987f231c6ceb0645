import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import type { ActField } from './act-dialog.tsx';

/** The reason that most acts ask for: 5 to 300 letters, kept in the audit for good. */
export function useReasonField(): ActField {
  const t = useTranslator();
  return useMemo(
    () => ({ name: 'reason', label: t('console.act.reason'), hint: t('console.act.reason.hint'), kind: 'area', min: 5, max: 300 }),
    [t],
  );
}
