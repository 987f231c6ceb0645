import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { gameName } from '../game-name.ts';

/** The rules of a tournament: exactly what makes points, and who wins. */
export function TournamentRulesCard({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslator();
  const { games } = tournament;
  const sentences = [
    useScoringText(tournament),
    useCapText(tournament),
    useMinStakeText(tournament),
    games.length === 0
      ? t('tournaments.rule.games.all')
      : t('tournaments.rule.games', { games: games.map((game) => gameName(t, game)).join(', ') }),
    t('tournaments.rule.time'),
    t('tournaments.rule.down'),
    t('tournaments.rule.tie'),
    t('tournaments.rule.barred'),
    t('tournaments.rule.paid'),
  ];
  return (
    <Card>
      <CardHeader title={t('tournaments.rules')} />
      <ul className="casino-tournament-rules">
        {sentences.map((sentence) => (sentence === null ? null : <li key={sentence}>{sentence}</li>))}
      </ul>
    </Card>
  );
}

/** A multiple given in hundredths: "×2.5". */
const timesText = (language: string, hundredths: number): string => `×${formatNumber(language, hundredths / 100, 2)}`;

function useScoringText({ rules, currency, minStake }: TournamentView): string {
  const t = useTranslator();
  const { amount } = useFormats();
  return t(`tournaments.rule.${rules.scoring}`, {
    n: rules.bestOf ?? 1,
    times: timesText(t.language, rules.hitMultiplier ?? 100),
    min: amount(minStake ?? '0', currency),
  });
}

function useCapText({ rules: { scoring, cap }, currency, capStake }: TournamentView): string | null {
  const t = useTranslator();
  const { amount } = useFormats();
  if (cap !== null && (scoring === 'multiplier-sum' || scoring === 'best-rounds'))
    return t('tournaments.rule.cap.multiplier', { times: timesText(t.language, cap * 100) });
  return capStake === null ? null : t('tournaments.rule.cap.stake', { amount: amount(capStake, currency) });
}

function useMinStakeText({ currency, minStake }: TournamentView): string {
  const t = useTranslator();
  const { amount } = useFormats();
  return minStake === null ? t('tournaments.rule.min.none', { currency }) : t('tournaments.rule.min', { min: amount(minStake, currency) });
}
