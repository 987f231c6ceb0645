import type { FailureCode } from '@touchline/contract/failure';

export interface FailureDetail {
  /** Field path -> what would be right. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** ICU arguments of the sentence `error.<code>`. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** Index of the coupon leg that it is about. */
  readonly leg?: number;
  /** Stands as `error_code` in the body: which field a two-factor refusal belongs to (R144). */
  readonly errorCode?: number;
  /** Values that would be accepted instead. */
  readonly accepted?: Readonly<Record<string, string | number>>;
}

/** A failure that the caller sees. Thrown by use cases, turned into the failure body at the edge. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly detail: FailureDetail;
  constructor(code: FailureCode, detail: FailureDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}
