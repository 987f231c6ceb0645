import { useTranslator } from '@touchline/ui/translator-context';
import { SegmentControl } from './segment-control.tsx';

type Risk = 'classic' | 'low' | 'medium' | 'high' | 'easy' | 'hard' | 'expert' | 'master';

interface RiskControlProps<R extends Risk> {
  readonly risks: readonly R[];
  readonly value: R;
  readonly onChange: (risk: R) => void;
}

/** How far the pays of a game lie apart. */
export function RiskControl<R extends Risk>({ risks, value, onChange }: RiskControlProps<R>) {
  const t = useTranslator();
  return (
    <SegmentControl
      label={t('casino.risk')}
      value={value}
      items={risks.map((risk) => ({ key: risk, label: t(`casino.risk.${risk}`) }))}
      onChange={onChange}
    />
  );
}
