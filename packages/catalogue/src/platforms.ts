/** Client platforms, in the wire's own writing (R059). */
export const PLATFORMS = ['Android', 'ANDROID_ASIA', 'IOS', 'OTHER'] as const;

export type Platform = (typeof PLATFORMS)[number];
