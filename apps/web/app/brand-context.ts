import { createContext, use } from 'react';

/** The name of the brand whose site this is. */
export const BrandContext = createContext('');

export const useBrand = (): string => use(BrandContext);
