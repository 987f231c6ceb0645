import { Icon, type IconName } from '@touchline/ui/icon';
import { useEffect, useRef } from 'react';

/** The head of what became of a coupon. Focus comes here, so that it is read out. */
export function ResultHeading({ title, icon }: { readonly title: string; readonly icon: IconName }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <span className="accepted-tick" aria-hidden="true">
        <Icon name={icon} size="l" />
      </span>
      <h3 ref={ref} tabIndex={-1}>
        {title}
      </h3>
    </>
  );
}
