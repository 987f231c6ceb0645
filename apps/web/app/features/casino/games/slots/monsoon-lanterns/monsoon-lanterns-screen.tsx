import { MONSOON_LANTERNS } from '@touchline/casino/slots/monsoon-lanterns/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Monsoon Lanterns. */
export default function MonsoonLanternsScreen() {
  return <SlotScreen maths={MONSOON_LANTERNS} pictures={pictures} />;
}
