import { createContext } from 'react';

/** The page's script nonce. Present on the server only: browsers hide it from scripts, so the client renders none. */
export const NonceContext = createContext<string | undefined>(undefined);
