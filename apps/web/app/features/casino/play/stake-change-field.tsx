import { Segments } from '@touchline/ui/forms/segments';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import type { StakeChange } from './autoplay-run.ts';

const MAX_PERCENT = 1000;

/** How a change of the stake is being written. */
export interface WrittenChange {
  readonly kind: StakeChange['kind'];
  readonly percent: string;
  readonly setKind: (kind: StakeChange['kind']) => void;
  readonly setPercent: (percent: string) => void;
  /** Null while the percent are none. */
  readonly change: StakeChange | null;
}

export function useWrittenChange(): WrittenChange {
  const [kind, setKind] = useState<StakeChange['kind']>('reset');
  const [percent, setPercent] = useState('100');
  const count = Number(percent);
  const change = kind === 'reset' ? { kind } : count >= 1 && count <= MAX_PERCENT ? { kind, percent: count } : null;
  return { kind, percent, setKind, setPercent, change };
}

/** The stake after a won or a lost round: back to the first one, or raised. */
export function StakeChangeField({
  name,
  written,
  tried,
}: {
  readonly name: 'win' | 'loss';
  readonly written: WrittenChange;
  readonly tried: boolean;
}) {
  const t = useTranslator();
  const label = t(`casino.auto.on-${name}`);
  return (
    <div className="segment-control">
      <span aria-hidden="true">{label}</span>
      <Segments
        label={label}
        value={written.kind}
        items={(['reset', 'raise'] as const).map((key) => ({ key, label: t(`casino.auto.change.${key}`) }))}
        onChange={written.setKind}
      />
      {written.kind === 'raise' ? (
        <TextField
          label={t(`casino.auto.on-${name}.percent`)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={written.percent}
          error={tried && written.change === null ? t('casino.auto.percent.range', { max: MAX_PERCENT }) : undefined}
          onChange={(event) => written.setPercent(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
      ) : null}
    </div>
  );
}
