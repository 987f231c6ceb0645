/** Client platforms, in the wire's own writing (R059). @internal The casino reads it once it is there. */
export const PLATFORMS = ['Android', 'ANDROID_ASIA', 'IOS', 'OTHER'] as const;
