import type { BlackjackOptions } from '@touchline/casino/blackjack/options';
import { useTranslator } from '@touchline/ui/translator-context';
import { SegmentControl } from '../parts/segment-control.tsx';

interface BlackjackControlsProps {
  readonly rules: BlackjackOptions;
  readonly onChange: (rules: BlackjackOptions) => void;
}

/** The rules that the player chooses before the deal. */
export function BlackjackControls({ rules, onChange }: BlackjackControlsProps) {
  const t = useTranslator();
  return (
    <>
      <SegmentControl
        label={t('casino.blackjack.natural.pays')}
        value={rules.blackjack}
        items={(['3:2', '6:5'] as const).map((key) => ({ key, label: key }))}
        onChange={(blackjack) => onChange({ ...rules, blackjack })}
      />
      <SegmentControl
        label={t('casino.blackjack.soft17')}
        value={rules.soft17}
        items={(['stand', 'hit'] as const).map((key) => ({ key, label: t(`casino.blackjack.soft17.${key}`) }))}
        onChange={(soft17) => onChange({ ...rules, soft17 })}
      />
      <SegmentControl
        label={t('casino.blackjack.hands')}
        value={String(rules.hands)}
        items={['2', '3', '4'].map((key) => ({ key, label: key }))}
        onChange={(hands) => onChange({ ...rules, hands: Number(hands) })}
      />
      <SegmentControl
        label={t('casino.blackjack.surrender')}
        value={rules.surrender ? 'yes' : 'no'}
        items={(['no', 'yes'] as const).map((key) => ({ key, label: t(`casino.cards.${key}`) }))}
        onChange={(choice) => onChange({ ...rules, surrender: choice === 'yes' })}
      />
    </>
  );
}
