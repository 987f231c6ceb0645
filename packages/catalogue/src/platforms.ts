/** Client platforms, in the wire's own writing (R059): apps name theirs where they ask for games. */
export const PLATFORMS = ['Android', 'ANDROID_ASIA', 'IOS', 'OTHER'] as const;
export type ClientPlatform = (typeof PLATFORMS)[number];
