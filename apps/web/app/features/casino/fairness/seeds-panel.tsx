import './fairness.css';
import type { CasinoSeedsView, CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { LogLink } from './log-link.tsx';
import { randomHex } from './random-hex.ts';
import { SeedText } from './seed-text.tsx';

/** Length of a text that is drawn where the player writes none. */
const CLIENT_BYTES = 8;

interface SeedsPanelProps {
  readonly seeds: CasinoSeedsView;
  readonly onSeeds: (seeds: CasinoSeedsView) => void;
  /** While a round is under way its pair stays. */
  readonly disabled?: boolean;
}

/** The pair in use, the promise of the next one, and the change to it, which reveals the seed that the house has used so far. */
export function SeedsPanel({ seeds, onSeeds, disabled = false }: SeedsPanelProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { element, field, send, submitType, busy, problem } = useCallForm(['clientSeed'] as const);
  const [next, setNext] = useState('');
  const [revealed, setRevealed] = useState<CasinoSpentSeeds | null>(null);
  const rotate = (): void => {
    const clientSeed = next.trim() || randomHex(CLIENT_BYTES);
    void send(
      () => caller.execute('casinoRotate', { body: { clientSeed } }),
      (reply) => {
        setNext('');
        setRevealed(reply.revealed);
        onSeeds(reply.seeds);
      },
    );
  };
  return (
    <div className="seeds">
      <dl>
        <SeedText label={t('casino.seed.active')} text={seeds.serverSeedHash} />
      </dl>
      <LogLink promise={seeds.serverSeedHash} />
      <dl>
        <SeedText label={t('casino.seed.client')} text={seeds.clientSeed} />
        <div>
          <dt>{t('casino.seed.nonce')}</dt>
          <dd className="figures">{formatNumber(t.language, seeds.nonce)}</dd>
        </div>
        <SeedText label={t('casino.seed.next')} text={seeds.nextServerSeedHash} />
      </dl>
      <form
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          rotate();
        }}
      >
        <TextField
          label={t('casino.seed.new-client')}
          hint={t('casino.seed.new-client.hint')}
          autoComplete="off"
          dir="ltr"
          maxLength={64}
          {...field('clientSeed', next, setNext)}
        />
        <Button type={submitType} size="sm" block icon="refresh" busy={busy} disabled={disabled}>
          {t('casino.seed.rotate')}
        </Button>
        <FormError text={problem} />
      </form>
      <div role="status">
        {revealed ? (
          <dl>
            <SeedText label={t('casino.seed.revealed')} text={revealed.serverSeed} />
          </dl>
        ) : null}
      </div>
    </div>
  );
}
