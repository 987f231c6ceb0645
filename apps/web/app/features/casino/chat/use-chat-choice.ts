import { create } from 'zustand';

const STORAGE_KEY = 'casinoChat';

interface Kept {
  /** The player wants no chat. */
  readonly isOff: boolean;
  /** The room's language, where another than the page's was chosen. */
  readonly language: string | null;
}

interface ChatChoice extends Kept {
  change(change: Partial<Kept>): void;
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { isOff, language } = kept as { readonly isOff?: unknown; readonly language?: unknown };
    return { isOff: isOff === true, language: typeof language === 'string' ? language : null };
  } catch {
    // A device that keeps nothing, or something else under the name.
    return { isOff: false, language: null };
  }
}

/** The visitor's choices of the chat, kept on the device. Read with the chat's own script, which the browser alone loads. */
export const useChatChoice = create<ChatChoice>()((set, get) => ({
  ...readKept(),
  change(change) {
    set(change);
    const { isOff, language } = get();
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ isOff, language }));
    } catch {
      // The choice holds until the page is closed.
    }
  },
}));
