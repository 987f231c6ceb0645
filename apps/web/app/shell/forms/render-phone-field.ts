import type { ReactNode } from 'react';

export interface PhoneFieldProps {
  readonly label: string;
  /** The name of the number's input. */
  readonly name: string;
  readonly error: string | undefined;
  /** The country that the calling code follows until the player chooses another one. */
  readonly countryId?: number;
  /**
   * The number with its calling code, "+491511234567"; empty without a digit of the number itself. It was not typed where only its calling
   * code came to be known: what was said of the number stays.
   */
  readonly onChange: (phone: string, typed: boolean) => void;
}

/** A phone's field, which a route puts into the forms of features: they do not know each other. */
export type RenderPhoneField = (props: PhoneFieldProps) => ReactNode;
