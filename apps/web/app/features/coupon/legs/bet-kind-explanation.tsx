import { binomial } from '@touchline/betting/systems/binomial';
import type { Translator } from '@touchline/i18n/translator';
import { useTranslator } from '@touchline/ui/translator-context';
import { fullCoversFor } from '../state/bet-kinds.ts';
import { collapseLegs } from '../state/collapse-legs.ts';
import { type CouponDraft, legGroupCount, useCoupon } from '../state/coupon-store.ts';

interface KindExplanationProps {
  readonly draft: CouponDraft;
  readonly lines: number;
  /** Stake of one line as text; null while no stake is typed. */
  readonly unit: string | null;
}

/** The kind's meaning for exactly this coupon, in a sentence; and the choice of size or cover where there is one. */
export function KindExplanation(props: KindExplanationProps) {
  const t = useTranslator();
  return (
    <div className="bet-kind-explanation">
      <Choice draft={props.draft} />
      <p className="muted">{sentence(t, props)}</p>
    </div>
  );
}

function Choice({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const { kind } = draft;
  if (kind === 'full-cover') return <CoverPicker draft={draft} />;
  if (kind === 'each-way') return draft.legs.length > 1 ? <EachWayPicker draft={draft} /> : null;
  if (kind === 'system' || kind === 'multi') return <SystemSizePicker draft={draft} />;
  return null;
}

/** Sizes of the lines that so many blocks can form. */
const sizesOf = (combined: number): readonly number[] => Array.from({ length: Math.max(0, combined - 2) }, (_, index) => index + 2);

function SystemSizePicker({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTranslator();
  const combined = legGroupCount(draft.kind, draft.legs);
  if (combined < 3) return null;
  return (
    <select
      className="size-select"
      aria-label={t('coupon.size.label')}
      value={draft.systemSize}
      onChange={(event) => useCoupon.getState().chooseSystemSize(Number(event.target.value))}
    >
      {sizesOf(combined).map((size) => (
        <option key={size} value={size}>
          {t('coupon.size', { size, count: combined })} · {t('coupon.size.lines', { lines: binomial(combined, size) })}
        </option>
      ))}
    </select>
  );
}

function CoverPicker({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTranslator();
  const covers = fullCoversFor(draft.legs);
  return (
    <select
      className="size-select"
      aria-label={t('coupon.cover.label')}
      value={draft.cover ?? ''}
      onChange={(event) => useCoupon.getState().chooseCover(covers.find(({ key }) => key === event.target.value)?.key ?? null)}
    >
      {covers.map(({ key, lines }) => (
        <option key={key} value={key}>
          {t(`coupon.cover.${key}`)} · {t('coupon.size.lines', { lines })}
        </option>
      ))}
    </select>
  );
}

/** How each half of an each-way bet hangs together: the accumulator of all, a system or a cover. */
function EachWayPicker({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTranslator();
  const { legs, systemSize, cover } = draft;
  const covers = fullCoversFor(legs);
  const choose = (value: string): void => {
    const named = covers.find(({ key }) => key === value);
    if (named) useCoupon.getState().chooseCover(named.key);
    else useCoupon.getState().chooseSystemSize(Number(value));
  };
  return (
    <select
      className="size-select"
      aria-label={t('coupon.each-way.half')}
      value={cover ?? systemSize}
      onChange={(event) => choose(event.target.value)}
    >
      <option value={0}>{t('coupon.kind.express')}</option>
      {sizesOf(legs.length).map((size) => (
        <option key={size} value={size}>
          {t('coupon.size', { size, count: legs.length })}
        </option>
      ))}
      {covers.map(({ key }) => (
        <option key={key} value={key}>
          {t(`coupon.cover.${key}`)}
        </option>
      ))}
    </select>
  );
}

function sentence(t: Translator, { draft, lines, unit }: KindExplanationProps): string {
  const { kind, legs, systemSize } = draft;
  switch (kind) {
    case 'express':
      return t('coupon.explain.express', { legs: collapseLegs(legs).length });
    case 'system':
      return unit === null
        ? t('coupon.explain.system.unit', { lines, size: systemSize, needed: systemSize })
        : t('coupon.explain.system', { lines, size: systemSize, needed: systemSize, unit });
    case 'multi':
      return legGroupCount(kind, legs) < 3 || !legs.some((leg) => leg.lobby)
        ? t('coupon.explain.multi.lobby')
        : t('coupon.explain.multi', { lines, size: systemSize });
    case 'singles':
      return t('coupon.explain.singles', { n: legs.length });
    case 'single':
      return t(legs.length > 1 ? 'coupon.explain.builder' : 'coupon.explain.single');
    case 'chain':
    case 'conditional':
    case 'anti-express':
    case 'full-cover':
    case 'each-way':
      return t(`coupon.explain.${kind}`);
  }
}
