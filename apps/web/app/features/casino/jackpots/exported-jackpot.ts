import type { JackpotDrop } from '@touchline/contract/casino/jackpot-shapes';

/** The file by which the trigger of a pot can be worked out without this site: its terms, its promise and its secret, open. */
export interface ExportedJackpot extends JackpotDrop {
  readonly format: 'touchline-casino-jackpot';
  /** Of this shape. */
  readonly formatVersion: 1;
  readonly currency: string;
}

export const exportedJackpot = (drop: JackpotDrop, currency: string): ExportedJackpot => ({
  format: 'touchline-casino-jackpot',
  formatVersion: 1,
  currency,
  ...drop,
});
