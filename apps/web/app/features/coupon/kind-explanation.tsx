import { binomial } from '@touchline/betting/systems/binomial';
import type { BetKind } from '@touchline/contract/words';
import type { Translator } from '@touchline/i18n/translator';
import { useTexts } from '@touchline/ui/texts';

interface KindExplanationProps {
  readonly kind: BetKind;
  readonly legCount: number;
  readonly systemSize: number;
  /** Legs (or blocks) that the lines are made of. */
  readonly combined: number;
  readonly lines: number;
  /** Stake of one line as text; null while no stake is typed. */
  readonly unit: string | null;
  readonly onSize: (size: number) => void;
}

/** What the kind does with exactly this coupon, in a sentence; and the choice of k where there is one. */
export function KindExplanation(props: KindExplanationProps) {
  const t = useTexts();
  const { kind, combined, systemSize, onSize } = props;
  const sized = (kind === 'system' || kind === 'multi') && combined >= 3;
  return (
    <div className="explain">
      {sized ? (
        <select
          className="size num"
          aria-label={t('coupon.size.label')}
          value={systemSize}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {Array.from({ length: combined - 2 }, (_, index) => index + 2).map((size) => (
            <option key={size} value={size}>
              {t('coupon.size', { size, count: combined })} · {t('coupon.size.lines', { lines: binomial(combined, size) })}
            </option>
          ))}
        </select>
      ) : null}
      <p className="mut">{sentence(t, props)}</p>
    </div>
  );
}

function sentence(t: Translator, { kind, legCount, systemSize, combined, lines, unit }: KindExplanationProps): string {
  switch (kind) {
    case 'express':
      return t('coupon.explain.express', { legs: legCount });
    case 'system':
      return unit === null
        ? t('coupon.explain.system.unit', { lines, size: systemSize, needed: systemSize })
        : t('coupon.explain.system', { lines, size: systemSize, needed: systemSize, unit });
    case 'multi':
      return combined === legCount || combined < 3
        ? t('coupon.explain.multi.lobby')
        : t('coupon.explain.multi', { lines, size: systemSize });
    case 'single':
    case 'chain':
    case 'conditional':
    case 'anti-express':
      return t(`coupon.explain.${kind}`);
  }
}
