import { CHERRY_PARADE } from '@touchline/casino/slots/cherry-parade/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Cherry Parade. */
export default function CherryParadeScreen() {
  return <SlotScreen maths={CHERRY_PARADE} pictures={pictures} />;
}
