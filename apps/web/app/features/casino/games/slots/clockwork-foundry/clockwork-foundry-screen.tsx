import { CLOCKWORK_FOUNDRY } from '@touchline/casino/slots/clockwork-foundry/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Clockwork Foundry. */
export default function ClockworkFoundryScreen() {
  return <SlotScreen maths={CLOCKWORK_FOUNDRY} pictures={pictures} />;
}
