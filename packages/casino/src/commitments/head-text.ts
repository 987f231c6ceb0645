import type { CommitmentHead } from './commitment-log.ts';

/** A head by which it is signed: which one it is, and all that it covers. */
export interface NumberedHead extends CommitmentHead {
  /** From 1, without gaps. */
  readonly number: number;
  /** The hour's beginning, epoch ms. */
  readonly hour: number;
}

/** The text that the house signs of a head: no other text of the house begins like it. */
export const headText = ({ number, hour, size, root }: NumberedHead): string =>
  `touchline-commitment-head ${number} ${hour} ${size} ${root}`;
