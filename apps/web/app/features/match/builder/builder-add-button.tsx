import { Button } from '@touchline/ui/button';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useSyncExternalStore } from 'react';
import { useBuilderPlace } from './builder-mode.tsx';
import { useBuilder } from './builder-store.ts';
import { answerAbout } from './builder-words.ts';

/** The picks that count: those that others contain add nothing and are left out of the bet. */
function useCountedPicks() {
  const { picks, view } = useBuilder();
  return picks.filter((pick) => !view?.picks.find((one) => one.selectionId === pick.selectionId)?.included);
}

/** Whether exactly these picks of the match stand in the bet slip. */
export function useIsInSlip(): boolean {
  const { matchId, slip } = useBuilderPlace();
  const counted = useCountedPicks();
  const wanted = counted
    .map((pick) => pick.selectionId)
    .toSorted((a, b) => a - b)
    .join();
  const held = useSyncExternalStore(
    useCallback((listener) => slip?.subscribe(listener) ?? (() => undefined), [slip]),
    () => (slip?.ofMatch?.(matchId) ?? []).toSorted((a, b) => a - b).join(),
    () => '',
  );
  return wanted !== '' && wanted === held;
}

/** Puts the picks into the bet slip as one leg at the joint price that is on the screen. */
export function BuilderAddButton({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  const t = useTranslator();
  const { matchId, slip } = useBuilderPlace();
  const view = useBuilder((builder) => answerAbout(builder.picks, builder.view));
  const counted = useCountedPicks();
  const inSlip = useIsInSlip();
  const price = view?.odds ?? null;
  const add = (): void => {
    if (price === null) return;
    const priced = counted.map((pick) => ({
      ...pick,
      acceptedOdds: view?.picks.find((one) => one.selectionId === pick.selectionId)?.odds ?? pick.acceptedOdds,
    }));
    if (slip?.joinMatch?.(matchId, priced, price) === 'added') showToast('success', t('match.builder.added'));
  };
  return (
    <Button
      tone="amber"
      size={size}
      block={size === 'md'}
      icon={inSlip ? 'check' : 'plus'}
      disabled={counted.length < 2 || price === null}
      onClick={add}
    >
      {t(inSlip ? 'match.builder.in-slip' : 'match.builder.add')}
    </Button>
  );
}
