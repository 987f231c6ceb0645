import '../fairness/fairness.css';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { downloadJson } from '../../../shell/page/download-json.ts';
import { ReceiptHeader, ReceiptRow } from '../../../shell/page/receipt-header.tsx';
import { providerGamePath } from '../../../shell/paths.ts';
import { casinoHistoryPath } from '../casino-paths.ts';
import { MovementsTable } from '../fairness/movements-table.tsx';
import { SeedText } from '../fairness/seed-text.tsx';
import { SeedBlockText, SeedsSteps } from '../fairness/seeds-steps.tsx';
import { VerifyFinding, VerifyStep } from '../fairness/verify-step.tsx';
import { formatMultiplier, parsePay } from '../play/multiplier.ts';
import { BOOKS_PROVIDER } from './books-provider.ts';
import { type BookCheck, checkBookRound } from './check-book-round.ts';

/** The receipt of a round of a game of books and weights: from the seeds to the row, what its book tells, and what it paid. Prints on one page. */
export function BookRoundPage({ round }: { readonly round: BookReceipt }) {
  const t = useTranslator();
  const check = checkBookRound(round);
  const findings = [check.sealed, check.drawn, check.found, check.paid];
  const verdict = findings.includes(false) ? 'broken' : round.serverSeed === null ? 'sealed' : 'holds';
  return (
    <article className="card receipt verify">
      <ReceiptHeader back={casinoHistoryPath(t.language)} backLabel={t('casino.history.title')} />
      <div className="receipt-title">
        <h1>
          <Link to={providerGamePath(t.language, BOOKS_PROVIDER, round.game)}>{round.name}</Link>
        </h1>
        <span className="muted figures">{t('casino.receipt.number', { id: round.round })}</span>
      </div>
      <div className="verify-head" data-verdict={verdict}>
        <h2>{t(`casino.verify.${verdict}`, { id: round.round })}</h2>
      </div>
      <BookFigures round={round} />
      <MovementsTable round={round} />
      <ol>
        <SeedsSteps round={round} sealed={check.sealed} />
        <DrawnStep round={round} check={check} />
        <RowSteps round={round} check={check} />
      </ol>
      <div className="log-summary no-print">
        <Button size="sm" icon="download" onClick={() => downloadJson(`round-${round.round}.json`, round)}>
          {t('casino.receipt.json')}
        </Button>
      </div>
    </article>
  );
}

function BookFigures({ round }: { readonly round: BookReceipt }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const [cost, modeReturn] = [parsePay(round.cost), parsePay(round.modeReturn)];
  return (
    <dl className="receipt-figures">
      <ReceiptRow name={t('casino.receipt.started')} value={dateTimeLong(round.startedAt)} />
      {round.endedAt === null ? null : <ReceiptRow name={t('casino.receipt.ended')} value={dateTimeLong(round.endedAt)} />}
      <ReceiptRow name={t('casino.receipt.version')} value={String(round.version)} />
      <ReceiptRow name={t('casino.books.mode')} value={round.mode} />
      {modeReturn && <ReceiptRow name={t('casino.return')} value={`${round.modeReturn} = ${formatMultiplier(t.language, modeReturn)}`} />}
      <ReceiptRow name={t('casino.books.bet')} value={amount(round.bet, round.currency)} />
      {cost && <ReceiptRow name={t('casino.books.cost')} value={formatMultiplier(t.language, cost)} />}
      <ReceiptRow name={t('casino.stake')} value={amount(round.stake, round.currency)} />
      <ReceiptRow
        name={t('casino.receipt.returned')}
        value={round.returned === null ? t('casino.receipt.open') : amount(round.returned, round.currency)}
        strong
      />
    </dl>
  );
}

interface StepsProps {
  readonly round: BookReceipt;
  readonly check: BookCheck;
}

/** The number that was drawn. */
function DrawnStep({ round, check }: StepsProps) {
  const t = useTranslator();
  const { serverSeed, clientSeed, nonce } = round;
  return (
    <VerifyStep title={t('casino.books.drawn.title')} text={t('casino.books.drawn.text')}>
      <dl>
        {serverSeed === null ? null : <SeedBlockText seeds={{ serverSeed, clientSeed, nonce }} />}
        <SeedText label={t('casino.books.total')} text={round.totalWeight} />
        <SeedText label={t('casino.books.drawn')} text={round.drawn} />
      </dl>
      <VerifyFinding found={check.drawn} good={t('casino.books.drawn.good')} bad={t('casino.books.drawn.bad')} />
    </VerifyStep>
  );
}

/** From the number to its row, its book and its pay. */
function RowSteps({ round, check }: StepsProps) {
  const t = useTranslator();
  const { row } = round;
  const pay = formatMultiplier(t.language, { num: BigInt(row.payHundredths), den: 100n });
  return (
    <>
      <VerifyStep title={t('casino.books.row.title', { id: row.id })} text={t('casino.books.row.text')}>
        <dl>
          <SeedText label={t('casino.books.row.range')} text={`${row.from} ≤ ${round.drawn} < ${row.upto}`} />
          <SeedText label={t('casino.books.weights')} text={round.weightsHash} />
        </dl>
        <VerifyFinding found={check.found} good={t('casino.books.row.good')} bad={t('casino.books.row.bad')} />
      </VerifyStep>
      <VerifyStep title={t('casino.books.events.title')} text={t('casino.books.events.text')}>
        <ol className="round-events">
          {round.events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place
            <li key={i}>
              <code dir="ltr">{JSON.stringify(event)}</code>
            </li>
          ))}
        </ol>
        <dl>
          <SeedText label={t('casino.books.books')} text={round.booksHash} />
        </dl>
      </VerifyStep>
      <VerifyStep title={t('casino.books.pay.title', { pay })} text={t('casino.books.pay.text')}>
        <VerifyFinding found={check.paid} good={t('casino.verify.paid-holds')} bad={t('casino.verify.paid-broken')} />
      </VerifyStep>
    </>
  );
}
