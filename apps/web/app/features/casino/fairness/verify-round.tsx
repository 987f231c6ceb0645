import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { use, useMemo } from 'react';
import { gameName } from '../game-name.ts';
import { loadGame } from '../rules/load-game.ts';
import { checkRound } from './check-round.ts';
import { DrawsTable } from './draws-table.tsx';
import { MovementsTable } from './movements-table.tsx';
import { RoundFigures } from './round-figures.tsx';
import { SeedText } from './seed-text.tsx';
import { SeedBlockText, SeedsSteps } from './seeds-steps.tsx';
import { VerifyFinding, VerifyStep } from './verify-step.tsx';

/** A round from the promise to the money, in six steps. Waits for the rules of its game. */
export function VerifyRound({ round }: { readonly round: CasinoReceipt }) {
  const t = useTranslator();
  const game = use(loadGame(round.game));
  const check = useMemo(() => checkRound(round, game), [round, game]);
  const { serverSeed, clientSeed, nonce } = round;
  const findings = [check.sealed, check.drawn, check.paid];
  const verdict = findings.includes(false) ? 'broken' : serverSeed === null ? 'sealed' : check.drawn === null ? 'draws' : 'holds';
  return (
    <Card className="verify">
      <div className="verify-head" data-verdict={verdict} role="status">
        <h1>{t(`casino.verify.${verdict}`, { id: round.round })}</h1>
        <p className="muted">{gameName(t, round.game)}</p>
      </div>
      <ol>
        <SeedsSteps round={round} sealed={check.sealed} />
        {serverSeed === null ? null : (
          <>
            <VerifyStep title={t('casino.verify.bytes.title')} text={t('casino.verify.bytes.text')}>
              <dl>
                <SeedBlockText seeds={{ serverSeed, clientSeed, nonce }} />
              </dl>
            </VerifyStep>
            <VerifyStep title={t('casino.verify.draws.title')} text={t('casino.verify.draws.text')}>
              <DrawsTable draws={check.draws} />
            </VerifyStep>
            <VerifyStep
              title={t('casino.verify.round.title')}
              text={t(check.drawn === null ? 'casino.verify.draws-alone' : 'casino.verify.round.text')}
            >
              <dl>
                <SeedText label={t('casino.receipt.options')} text={JSON.stringify(round.options)} />
                <SeedText label={t('casino.receipt.view')} text={JSON.stringify(round.view)} />
              </dl>
              <VerifyFinding found={check.drawn} good={t('casino.verify.drawn-holds')} bad={t('casino.verify.drawn-broken')} />
            </VerifyStep>
          </>
        )}
        <VerifyStep title={t('casino.verify.money.title')} text={t('casino.verify.money.text')}>
          <RoundFigures round={round} />
          <VerifyFinding found={check.paid} good={t('casino.verify.paid-holds')} bad={t('casino.verify.paid-broken')} />
          <MovementsTable round={round} />
        </VerifyStep>
      </ol>
    </Card>
  );
}
