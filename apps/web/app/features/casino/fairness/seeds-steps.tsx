import { seedBlock } from '@touchline/casino/draws/seeded-draws';
import { useTranslator } from '@touchline/ui/translator-context';
import { LogLink } from './log-link.tsx';
import { toHex } from './recorded-draws.ts';
import { SeedText } from './seed-text.tsx';
import { VerifyFinding, VerifyStep } from './verify-step.tsx';

interface SeedsStepsProps {
  readonly round: {
    readonly serverSeedHash: string;
    /** Null until its pair is revealed. */
    readonly serverSeed: string | null;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  /** Whether the seed is the one that was promised; null until it is revealed. */
  readonly sealed: boolean | null;
}

/** The first two steps of a round's check: the hash that was promised, and the seeds with their number. */
export function SeedsSteps({ round: { serverSeedHash, serverSeed, clientSeed, nonce }, sealed }: SeedsStepsProps) {
  const t = useTranslator();
  return (
    <>
      <VerifyStep title={t('casino.verify.promise.title')} text={t('casino.verify.promise.text')}>
        <dl>
          <SeedText label={t('casino.seed.hash')} text={serverSeedHash} />
        </dl>
        <LogLink promise={serverSeedHash} />
      </VerifyStep>
      <VerifyStep title={t('casino.verify.seeds.title')} text={t(serverSeed === null ? 'casino.seed.sealed' : 'casino.verify.seeds.text')}>
        <dl>
          {serverSeed === null ? null : <SeedText label={t('casino.seed.revealed')} text={serverSeed} />}
          <SeedText label={t('casino.seed.client')} text={clientSeed} />
          <SeedText label={t('casino.seed.round-nonce')} text={String(nonce)} />
        </dl>
        <VerifyFinding found={sealed} good={t('casino.verify.sealed-holds')} bad={t('casino.verify.sealed-broken')} />
      </VerifyStep>
    </>
  );
}

/** The first bytes that come of the seeds of a round, under the formula that gives them. */
export function SeedBlockText({ seeds }: { readonly seeds: Parameters<typeof seedBlock>[0] }) {
  const t = useTranslator();
  return (
    <SeedText
      label={`HMAC-SHA256(${t('casino.seed.revealed')}, "${seeds.clientSeed}:${seeds.nonce}:0")`}
      text={toHex(seedBlock(seeds, 0))}
    />
  );
}
