/** A player as others at the table see them: as much of the number as it takes to recognise oneself by. A bot has a name. */
export const seatName = (playerId: bigint | null, bot: string | null): string => bot ?? `***${String(playerId).slice(-2)}`;
