/** Shirts are numbered below this. */
const SHIRTS = 128;

/** A player is a shirt of a team: an id that can be read back, the same in every process. Beyond 32 bits. */
export const playerIdOf = (teamId: number, shirt: number): number => teamId * SHIRTS + shirt;

export const teamOfPlayer = (playerId: number): { readonly teamId: number; readonly shirt: number } => ({
  teamId: Math.floor(playerId / SHIRTS),
  shirt: playerId % SHIRTS,
});
