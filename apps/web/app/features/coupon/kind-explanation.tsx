import { binomial } from '@touchline/betting/systems/binomial';
import type { CouponView } from '@touchline/contract/coupon-shapes';
import type { Translator } from '@touchline/i18n/translator';
import { useTexts } from '@touchline/ui/texts';
import { coversOf } from './coupon-kinds.ts';
import { type CouponDraft, combinedCount, useCoupon } from './coupon-store.ts';
import { couponUnits } from './coupon-units.ts';

interface KindExplanationProps {
  readonly draft: CouponDraft;
  readonly lines: number;
  /** Stake of one line as text; null while no stake is typed. */
  readonly unit: string | null;
  /** Place terms by leg, once the server has said them. */
  readonly eachWay: CouponView['eachWay'];
}

/** What the kind does with exactly this coupon, in a sentence; and the choice of size or cover where there is one. */
export function KindExplanation(props: KindExplanationProps) {
  const t = useTexts();
  const { draft, eachWay } = props;
  const terms = [...new Map((eachWay ?? []).map((one) => [`${one.num}/${one.den} ${one.places}`, one])).values()];
  return (
    <div className="explain">
      <Choice draft={draft} />
      <p className="mut">
        {sentence(t, props)}
        {terms.map(({ num, den, places }) => (
          <span key={`${num}/${den} ${places}`}> {t('coupon.each-way.terms', { part: `${num}/${den}`, places })}</span>
        ))}
      </p>
    </div>
  );
}

function Choice({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const { kind } = draft;
  if (kind === 'full-cover') return <CoverChoice draft={draft} />;
  if (kind === 'each-way') return draft.legs.length > 1 ? <EachWayChoice draft={draft} /> : null;
  if (kind === 'system' || kind === 'multi') return <SizeChoice draft={draft} />;
  return null;
}

/** Sizes of the lines that so many blocks can form. */
const sizesOf = (combined: number): readonly number[] => Array.from({ length: Math.max(0, combined - 2) }, (_, index) => index + 2);

function SizeChoice({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTexts();
  const combined = combinedCount(draft.kind, draft.legs);
  if (combined < 3) return null;
  return (
    <select
      className="size num"
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

function CoverChoice({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTexts();
  const covers = coversOf(draft.legs);
  return (
    <select
      className="size num"
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

/** How each half of an each-way bet hangs together: the express of all, a system or a cover. */
function EachWayChoice({ draft }: Pick<KindExplanationProps, 'draft'>) {
  const t = useTexts();
  const { legs, systemSize, cover } = draft;
  const covers = coversOf(legs);
  const choose = (value: string): void => {
    const named = covers.find(({ key }) => key === value);
    if (named) useCoupon.getState().chooseCover(named.key);
    else useCoupon.getState().chooseSystemSize(Number(value));
  };
  return (
    <select
      className="size num"
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
      return t('coupon.explain.express', { legs: couponUnits(legs).length });
    case 'system':
      return unit === null
        ? t('coupon.explain.system.unit', { lines, size: systemSize, needed: systemSize })
        : t('coupon.explain.system', { lines, size: systemSize, needed: systemSize, unit });
    case 'multi':
      return combinedCount(kind, legs) < 3 || !legs.some((leg) => leg.lobby)
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
