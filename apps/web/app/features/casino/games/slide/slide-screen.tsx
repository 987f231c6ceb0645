import { useTranslator } from '@touchline/ui/translator-context';
import { SharedFrame } from '../../shared/shared-frame.tsx';
import { useSharedTable } from '../../shared/use-shared-table.ts';
import { SlideStage } from './slide-stage.tsx';

/** Slide (S225): a row of multiples that slides by and stops at the drawn one. */
export default function SlideScreen() {
  const t = useTranslator();
  const table = useSharedTable('slide');
  return (
    <SharedFrame
      table={table}
      stage={<SlideStage table={table} />}
      rules={t('casino.slide.rules')}
      targetLabel={t('casino.slide.target')}
      firstTarget="2.00"
    />
  );
}
