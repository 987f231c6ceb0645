import { COMET_TRAIL } from '@touchline/casino/slots/comet-trail/maths';
import { SlotScreen } from '../slot-screen.tsx';
import pictures from './symbols.svg?no-inline';

/** Comet Trail. */
export default function CometTrailScreen() {
  return <SlotScreen maths={COMET_TRAIL} pictures={pictures} />;
}
