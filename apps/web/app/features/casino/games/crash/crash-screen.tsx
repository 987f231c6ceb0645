import { useTranslator } from '@touchline/ui/translator-context';
import { SharedFrame } from '../../shared/shared-frame.tsx';
import { useSharedTable } from '../../shared/use-shared-table.ts';
import { CrashStage } from './crash-stage.tsx';

/** Crash (S225): a multiple that grows before everybody's eyes until it crashes. */
export default function CrashScreen() {
  const t = useTranslator();
  const table = useSharedTable('crash');
  return (
    <SharedFrame
      table={table}
      stage={<CrashStage table={table} />}
      rules={t('casino.crash.rules')}
      targetLabel={t('casino.shared.target')}
      firstTarget=""
    />
  );
}
