import './wheel.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode, RefObject } from 'react';

const BOX = '-170 -180 340 350';

interface WheelPictureProps {
  readonly segments: number;
  /** The disc, which whoever draws the wheel turns. */
  readonly disc: RefObject<SVGSVGElement | null>;
  /** How far it is turned at rest, degrees. */
  readonly rest: number;
  readonly children: ReactNode;
}

/** A wheel under its pointer. */
export function WheelPicture({ segments, disc, rest, children }: WheelPictureProps) {
  const t = useTranslator();
  return (
    <div className="spinning-wheel" role="img" aria-label={t('casino.wheel.picture', { n: segments })}>
      <svg className="wheel-disc" ref={disc} viewBox={BOX} style={{ rotate: `${rest}deg` }} aria-hidden="true">
        {children}
      </svg>
      <svg className="wheel-mark" viewBox={BOX} aria-hidden="true">
        <path className="wheel-pointer" d="M-13-176H13L0-142z" />
      </svg>
    </div>
  );
}
