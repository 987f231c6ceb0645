import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { Finding } from '@touchline/ui/finding';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { downloadJson } from '../../shell/page/download-json.ts';
import { checkGame } from './check-game.ts';
import { gameFileOf, type SoldTickets } from './game-file.ts';

/** A game from its promise to its winners, worked out in the visitor's own browser. */
export function GameProof({ game, sold }: { readonly game: BingoGameView; readonly sold: SoldTickets }) {
  const t = useTranslator();
  const check = useMemo(() => (sold === null ? null : checkGame(game, sold)), [game, sold]);
  return (
    <ol className="bingo-proof">
      <li>
        <h3>{t('bingo.proof.promise')}</h3>
        <p className="muted">{t('bingo.proof.promise.text')}</p>
        <code dir="ltr">{game.seedHash}</code>
      </li>
      <li>
        <h3>{t('bingo.proof.seed')}</h3>
        <p className="muted">{t(game.seed === null ? 'bingo.proof.sealed' : 'bingo.proof.seed.text')}</p>
        {game.seed === null ? null : <code dir="ltr">{game.seed}</code>}
        <Finding found={check?.promised} good={t('bingo.proof.promised')} bad={t('bingo.proof.not-promised')} />
      </li>
      {check && sold ? (
        <li>
          <h3>{t('bingo.proof.balls')}</h3>
          <p className="muted">{t('bingo.proof.balls.text', { key: game.room })}</p>
          <Finding found={check.balls} good={t('bingo.proof.drawn')} bad={t('bingo.proof.not-drawn')} />
          <Finding found={check.winners} good={t('bingo.proof.won')} bad={t('bingo.proof.not-won')} />
          <details>
            <summary>{t('bingo.proof.sold', { n: sold.length })}</summary>
            <code dir="ltr" className="bingo-sold">
              {sold.map(({ number, buyerSeed }) => `${number}:${buyerSeed}`).join('\n')}
            </code>
          </details>
          <p className="muted">{t('bingo.proof.offline.text')}</p>
          <p className="bingo-save">
            <Button size="sm" icon="download" onClick={() => downloadJson(`${game.room}-${game.number}.json`, gameFileOf(game, sold))}>
              {t('bingo.proof.save')}
            </Button>
            <a className={buttonClass('plain', 'sm')} href="/verify.html" download>
              {t('bingo.proof.offline')}
            </a>
          </p>
        </li>
      ) : null}
    </ol>
  );
}
