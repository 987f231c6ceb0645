import { Chip } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useBuilderPlace, useIsBuilding } from './builder-mode.tsx';
import { useBuilder } from './builder-store.ts';

/** The tab that turns the page's prices into the builder's. */
export function BuilderTab() {
  const t = useTranslator();
  const { offered } = useBuilderPlace();
  const on = useIsBuilding();
  const count = useBuilder((builder) => builder.picks.length);
  if (!offered) return null;
  return (
    <Chip icon="link" on={on} {...(on && count > 0 ? { count } : {})} onClick={() => useBuilder.getState().setOn(!on)}>
      {t('match.builder.tab')}
    </Chip>
  );
}
