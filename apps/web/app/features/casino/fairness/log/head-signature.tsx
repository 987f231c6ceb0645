import type { CommitmentHead } from '@touchline/contract/commitments/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { SeedText } from '../seed-text.tsx';
import { VerifyFinding } from '../verify-step.tsx';
import type { SignatureFinding } from './check-signature.ts';
import { isRefused } from './use-signature.ts';

interface HeadSignatureProps {
  readonly head: CommitmentHead;
  /** Null until the browser has worked it out. */
  readonly finding: SignatureFinding | null;
}

/** The house's signature over a head: by which key, since when, and whether it is one. */
export function HeadSignature({ head: { number, signature }, finding }: HeadSignatureProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  if (!signature) return <p className="muted">{t('casino.log.signed.none', { number })}</p>;
  return (
    <>
      <dl>
        <SeedText label={t('casino.log.signature', { number })} text={signature.signature} />
        <SeedText label={t('casino.log.key')} text={signature.publicKey} />
      </dl>
      <p className="muted">{t('casino.log.signed.at', { at: dateTimeLong(signature.signedAt) })}</p>
      {finding === 'holds' || isRefused(finding) ? (
        <VerifyFinding
          found={finding === 'holds'}
          good={t('casino.log.signed.holds')}
          bad={t(finding === 'unknown-key' ? 'casino.log.signed.unknown-key' : 'casino.log.signed.broken')}
        />
      ) : null}
      {finding === 'unchecked' ? <p>{t('casino.log.signed.unchecked')}</p> : null}
    </>
  );
}
