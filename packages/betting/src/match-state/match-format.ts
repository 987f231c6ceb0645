/** How a match of a sport is played and counted. Part of every fixture. */
export interface MatchFormat {
  /** `sum`: the result is the sum of the periods' scores. `periods`: it is the number of periods won (sets, maps, frames, legs). `places`: an order of runners. */
  readonly scoring: 'sum' | 'periods' | 'places';
  /** Regular periods (football 2, hockey 3, best of five sets 5). */
  readonly periods: number;
  /** Periods needed to win where scoring is `periods`; 0 otherwise. */
  readonly toWin: number;
  /** Seconds of one regular period; 0 where there is no clock. */
  readonly periodSeconds: number;
  /** Whether the regular time can end level and the main market then has a draw. */
  readonly draw: boolean;
  /** Whether level matches go on to overtime, which counts for `winner` markets but not for regular-time ones. */
  readonly overtime: boolean;
}
