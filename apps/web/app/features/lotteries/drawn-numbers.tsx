import { useTranslator } from '@touchline/ui/translator-context';

interface DrawnNumbersProps {
  /** The list's name, for who does not see it. */
  readonly label: string;
  readonly numbers: readonly number[];
  /** The numbers that are right; all look alike where there is nothing to compare. */
  readonly right?: readonly number[] | null;
}

/** Numbers as balls, the right ones filled. */
export function DrawnNumbers({ label, numbers, right = null }: DrawnNumbersProps) {
  const t = useTranslator();
  return (
    <ul className="lottery-balls" dir="ltr" aria-label={label}>
      {numbers.map((number) => {
        const isRight = right?.includes(number) ?? false;
        return (
          <li key={number} className="lottery-ball figures" data-right={isRight}>
            {number}
            {isRight ? <span className="screen-reader-only"> {t('lotteries.number.right')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
