import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { DrawsTable } from './draws-table.tsx';
import { recordedDraws } from './recorded-draws.ts';
import { SeedText } from './seed-text.tsx';
import { SeedBlockText } from './seeds-steps.tsx';

const DRAWS = 8;

interface Named {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The numbers of any pair of seeds: for who has them from elsewhere. */
export function VerifySeeds() {
  const t = useTranslator();
  const isHydrated = useHydrated();
  const [serverSeed, setServerSeed] = useState('');
  const [clientSeed, setClientSeed] = useState('');
  const [nonce, setNonce] = useState('1');
  const [named, setNamed] = useState<Named | null>(null);
  const isWhole = serverSeed !== '' && clientSeed !== '' && /^[1-9]\d{0,9}$/.test(nonce);
  return (
    <Card className="verify">
      <header className="verify-head">
        <h1>{t('casino.verify.title')}</h1>
        <p className="muted">{t('casino.verify.lead')}</p>
      </header>
      <form
        className="seeds"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) setNamed({ serverSeed: serverSeed.trim(), clientSeed: clientSeed.trim(), nonce: Number(nonce) });
        }}
      >
        <TextField
          label={t('casino.seed.revealed')}
          dir="ltr"
          autoComplete="off"
          value={serverSeed}
          onChange={(event) => setServerSeed(event.target.value)}
        />
        <TextField
          label={t('casino.seed.client')}
          dir="ltr"
          autoComplete="off"
          value={clientSeed}
          onChange={(event) => setClientSeed(event.target.value)}
        />
        <TextField
          label={t('casino.seed.round-nonce')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={nonce}
          onChange={(event) => setNonce(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button tone="brand" type={isHydrated ? 'submit' : 'button'} disabled={!isWhole}>
          {t('casino.verify.compute')}
        </Button>
      </form>
      {named ? (
        <div className="seeds" role="status">
          <dl>
            <SeedText label={t('casino.seed.hash')} text={seedHash(named.serverSeed)} />
            <SeedBlockText seeds={named} />
          </dl>
          <DrawsTable draws={firstDraws(named)} />
        </div>
      ) : null}
    </Card>
  );
}

function firstDraws(seeds: Named) {
  const { draws, taken } = recordedDraws(seeds);
  for (let i = 0; i < DRAWS; i += 1) draws.bits52();
  return taken;
}
