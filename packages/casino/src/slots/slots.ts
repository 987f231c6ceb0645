import { CHERRY_PARADE } from './cherry-parade/maths.ts';
import { CLOCKWORK_FOUNDRY } from './clockwork-foundry/maths.ts';
import { COMET_TRAIL } from './comet-trail/maths.ts';
import { CORAL_GARDEN } from './coral-garden/maths.ts';
import { DESERT_BLOOM } from './desert-bloom/maths.ts';
import type { SlotMaths } from './engine/maths.ts';
import { HARBOUR_SAFE } from './harbour-safe/maths.ts';
import { MONSOON_LANTERNS } from './monsoon-lanterns/maths.ts';
import { UNDER_THE_LIGHTS } from './under-the-lights/maths.ts';

/** The maths of every slot of the house, in the order of the lobby. */
export const SLOTS: readonly SlotMaths[] = [
  UNDER_THE_LIGHTS,
  MONSOON_LANTERNS,
  CORAL_GARDEN,
  HARBOUR_SAFE,
  DESERT_BLOOM,
  CLOCKWORK_FOUNDRY,
  COMET_TRAIL,
  CHERRY_PARADE,
];

/** The maths of a slot, if the house has it. */
export const findSlot = (key: string): SlotMaths | undefined => SLOTS.find((maths) => maths.key === key);
