import { UNDER_THE_LIGHTS } from '@touchline/casino/slots/under-the-lights/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Under The Lights. */
export default function UnderTheLightsScreen() {
  return <SlotScreen maths={UNDER_THE_LIGHTS} pictures={pictures} />;
}
