import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';

export interface CallImageProps {
  /** Of a call that answers with a picture; the console's cookie goes along. */
  readonly address: string;
  readonly alt: string;
}

/** A picture that a call answers with, marked with who looks. */
export function CallImage({ address, alt }: CallImageProps) {
  const t = useTranslator();
  const [isLost, setLost] = useState(false);
  if (isLost) return <p className="danger">{t('state.error.title')}</p>;
  return <img src={address} alt={alt} onError={() => setLost(true)} />;
}
