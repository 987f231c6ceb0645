/** A person as registers know them; what is not known is null. */
export interface RegisteredPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** ISO 8601 date. */
  readonly birthDate: string | null;
  readonly email: string | null;
  /** Digits with the calling code. */
  readonly phone: string | null;
}

/** A national register of people who have excluded themselves everywhere (GAMSTOP, OASIS, Spelpaus, RGIAJ). */
export interface SelfExclusionRegister {
  /** Whether a register has the person; throws where it does not answer, in time and under its own signature. */
  isListed(register: string, person: RegisteredPerson): Promise<boolean>;
}
