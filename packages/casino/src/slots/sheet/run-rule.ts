/** How combinations grow from reel to reel: what a full cycle needs to know of a rule of pays. */
export interface RunRule<Run> {
  /** The runs that begin on the first reel. */
  open(column: string): Run[];
  /** The run with one reel more, or null where it ends before it. */
  extend(run: Run, column: string): Run | null;
  /** Units that the run pays where it has ended. */
  pay(run: Run): number;
}
