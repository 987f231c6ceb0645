import './mines.css';
import type { MinesView } from '@touchline/casino/mines/mines';
import type { MinesAction, MinesOptions } from '@touchline/casino/mines/options';
import { minesPay, TILES } from '@touchline/casino/mines/pays';
import { formatPercent } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier, returnedMinor } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PayTable } from '../parts/pay-table.tsx';
import { RangeControl } from '../parts/range-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { MinesStage } from './mines-stage.tsx';

const PRESETS = [1, 3, 5, 10, 24];
/** Lines and columns of the table of pays. */
const LINES = [1, 2, 3, 5, 8, 10, 15, 20, 24];
const COLUMNS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Mines: each safe tile raises what can be taken. */
export default function MinesScreen() {
  const t = useTranslator();
  const { amount, money, scale } = useFormats();
  const [options, setOptions] = useChoice<MinesOptions>({ mines: 3 });
  const { play, round, ended } = useRound<MinesOptions, MinesView, MinesAction>();
  const { edgePpm, currency } = play.table;
  const opened = play.phase === 'ready' ? 0 : (round?.view.opened.length ?? 0);
  const { mines } = options;
  const pay = (tiles: number): string => formatMultiplier(t.language, minesPay(mines, tiles, edgePpm));
  const staked = round ? (stakeMinor(round.stake, scale(currency)) ?? 0n) : 0n;
  const held = money(returnedMinor(staked, minesPay(mines, opened, edgePpm)), currency);
  const closed = Array.from({ length: TILES }, (_, i) => i).filter((tile) => !round?.view.opened.includes(tile));
  const pickAny = (): void => play.act({ open: closed[crypto.getRandomValues(new Uint32Array(1))[0]! % closed.length] });
  return (
    <GameFrame
      options={options}
      verb={t('casino.mines.verb')}
      decision={opened > 0 ? { text: t('casino.take', { amount: held }), isTake: true, run: () => play.act({ cashOut: true }) } : null}
      outcome={
        ended
          ? t(ended.view.ending === 'burst' ? 'casino.mines.burst' : 'casino.mines.taken', {
              tiles: t('casino.mines.tiles', { n: ended.view.opened.length }),
              returned: amount(ended.returned ?? '0', ended.currency),
            })
          : null
      }
      stage={<MinesStage mines={mines} opened={opened} />}
      controls={
        <RangeControl
          label={t('casino.mines.mines')}
          min={1}
          max={TILES - 1}
          value={mines}
          presets={PRESETS}
          onChange={(n) => setOptions({ mines: n })}
        />
      }
      facts={
        <>
          <Button block disabled={play.phase !== 'open'} onClick={pickAny}>
            {t('casino.mines.any')}
          </Button>
          <GameFacts
            items={[
              { name: t('casino.mines.next'), value: opened < TILES - mines ? pay(opened + 1) : '–' },
              {
                name: t('casino.mines.safe-chance'),
                value: formatPercent(t.language, ((TILES - mines - opened) / (TILES - opened)) * 100, 2, 2),
              },
            ]}
          />
        </>
      }
      rules={
        <>
          <p>{t('casino.mines.rules')}</p>
          <PayTable
            label={t('casino.rules.pays')}
            corner={t('casino.mines.mines')}
            heads={COLUMNS.map((n) => t('casino.mines.tiles', { n }))}
            lines={LINES.map((n) => ({
              key: String(n),
              name: n,
              cells: COLUMNS.map((tiles) => (tiles <= TILES - n ? formatMultiplier(t.language, minesPay(n, tiles, edgePpm)) : '–')),
              isChosen: n === mines,
            }))}
          />
        </>
      }
    />
  );
}
