import { create } from 'zustand';

const STORAGE_KEY = 'casinoSound';

interface SoundChoice {
  /** Off until the visitor turns sounds on; kept on the device. */
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

function readKept(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // A device that keeps nothing, or the server.
    return false;
  }
}

/** Whether the visitor wants to hear the casino. */
export const useSoundChoice = create<SoundChoice>()((set) => ({
  isOn: readKept(),
  turn(isOn) {
    set({ isOn });
    try {
      localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
    } catch {
      // The choice holds until the page is closed.
    }
  },
}));
