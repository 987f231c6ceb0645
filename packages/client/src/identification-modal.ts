/** R094: the identification bonus is offered only where its flag is on, to players who are neither verified nor have ever deposited. */
export const showsIdentificationBonus = (player: {
  readonly flag: boolean;
  readonly verified: boolean;
  readonly hasDeposit: boolean;
}): boolean => player.flag && !player.verified && !player.hasDeposit;
