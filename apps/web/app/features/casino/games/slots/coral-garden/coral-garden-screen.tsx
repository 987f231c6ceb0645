import { CORAL_GARDEN } from '@touchline/casino/slots/coral-garden/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Coral Garden. */
export default function CoralGardenScreen() {
  return <SlotScreen maths={CORAL_GARDEN} pictures={pictures} />;
}
