import type { CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { downloadJson } from '../../../shell/page/download-json.ts';
import { readExportedSession } from './exported-session.ts';
import { SeedText } from './seed-text.tsx';

/** Pairs that have been revealed, each with all of its rounds as one file. */
export function SpentSeeds({ pairs }: { readonly pairs: readonly CasinoSpentSeeds[] }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const caller = useApiClient();
  const action = useAction();
  return (
    <Card>
      <CardHeader title={t('casino.seed.spent')} />
      <FormError text={action.problem} />
      <ul className="spent-seeds">
        {pairs.map((pair) => (
          <li key={pair.serverSeedHash} className="seeds">
            <p className="muted figures">{t('casino.seed.spent-at', { at: dateTimeLong(pair.revealedAt), n: pair.rounds })}</p>
            <dl>
              <SeedText label={t('casino.seed.hash')} text={pair.serverSeedHash} />
              <SeedText label={t('casino.seed.revealed')} text={pair.serverSeed} />
              <SeedText label={t('casino.seed.client')} text={pair.clientSeed} />
            </dl>
            <Button
              size="sm"
              icon="download"
              busy={action.busy}
              onClick={() =>
                void action.run(
                  () => readExportedSession(caller, pair),
                  (session) => {
                    downloadJson(`casino-${pair.serverSeedHash.slice(0, 12)}.json`, session);
                    return null;
                  },
                )
              }
            >
              {t('casino.seed.export')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
