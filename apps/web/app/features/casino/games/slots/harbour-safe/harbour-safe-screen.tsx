import { HARBOUR_SAFE } from '@touchline/casino/slots/harbour-safe/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Harbour Safe. */
export default function HarbourSafeScreen() {
  return <SlotScreen maths={HARBOUR_SAFE} pictures={pictures} />;
}
