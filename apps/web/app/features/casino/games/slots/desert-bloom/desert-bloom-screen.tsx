import { DESERT_BLOOM } from '@touchline/casino/slots/desert-bloom/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Desert Bloom. */
export default function DesertBloomScreen() {
  return <SlotScreen maths={DESERT_BLOOM} pictures={pictures} />;
}
