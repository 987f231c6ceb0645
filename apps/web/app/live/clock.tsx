import type { StateView } from '@touchline/contract/line/shapes';
import { formatDuration } from '@touchline/i18n/format-time';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormats } from '../shell/formats/use-formats.ts';
import { useStandstill } from './standstill.tsx';

/** Server time on the page: the device's clock may be wrong by minutes. Ticks once a second, one timer for all clocks. */
class ServerClock {
  #listeners = new Set<() => void>();
  #offset: number;
  #shown: number;
  readonly #first: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(serverNow: number) {
    this.#offset = serverNow - Date.now();
    this.#shown = serverNow;
    this.#first = serverNow;
  }

  /** A better reading of the server's clock, from the stream. */
  readonly adjust = (serverNow: number): void => {
    this.#offset = serverNow - Date.now();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(this.#tick, 1000);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };

  readonly #tick = (): void => {
    this.#shown = Date.now() + this.#offset;
    for (const listener of this.#listeners) listener();
  };

  readonly read = (): number => this.#shown;
  /** The server's page was drawn with this one: a part of it that is taken over late, after ticks, has to be drawn with it first. */
  readonly readFirst = (): number => this.#first;
  /** Not bound to the ticks: for what is decided once, at a press. */
  readonly now = (): number => Date.now() + this.#offset;
}

const ClockContext = createContext<ServerClock | null>(null);

export function ClockProvider({ serverNow, children }: { readonly serverNow: number; readonly children: ReactNode }) {
  const [clock] = useState(() => new ServerClock(serverNow));
  useEffect(() => clock.adjust(serverNow), [clock, serverNow]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export function useServerClock(): ServerClock {
  const clock = use(ClockContext);
  if (!clock) throw new Error('the clock is read outside of ClockProvider');
  return clock;
}

/** Epoch milliseconds of the server, once a second. */
export function useNow(): number {
  const clock = useServerClock();
  return useSyncExternalStore(clock.subscribe, clock.read, clock.readFirst);
}

/** The instant up to which play is known: now, or the moment since which everything stands still. For whatever moves with a match. */
export function usePlayNow(): number {
  const clock = useServerClock();
  const since = useStandstill()?.since;
  // Not what the last tick showed, which may be a second before it: the clock would move once more.
  const read = () => since ?? clock.read();
  return useSyncExternalStore(clock.subscribe, read, () => since ?? clock.readFirst());
}

/** The running minute, for texts such as "in 54 min": redraws once a minute. */
export function useCurrentMinute(): number {
  const clock = useServerClock();
  const minuteOf = (now: number) => Math.floor(now / 60_000) * 60_000;
  return useSyncExternalStore(
    clock.subscribe,
    () => minuteOf(clock.read()),
    () => minuteOf(clock.readFirst()),
  );
}

/** Seconds of play at an instant: the stream says where the clock stood, and whether it runs. A clock counting down has a negative rate in no sport of ours. */
export const clockSeconds = (clock: NonNullable<StateView['clock']>, now: number): number =>
  Math.max(0, Math.floor(clock.seconds + (clock.running ? (now - clock.at) / 1000 : 0)));

/** Whole minutes of play, for lists of matches: redraws once a minute and stands while nothing is told. -1 where there is no clock. */
export function usePlayMinute(clock: StateView['clock']): number {
  const server = useServerClock();
  const since = useStandstill()?.since;
  const minutesAt = (now: number) => (clock ? Math.floor(clockSeconds(clock, since ?? now) / 60) : -1);
  return useSyncExternalStore(
    server.subscribe,
    () => minutesAt(server.read()),
    () => minutesAt(server.readFirst()),
  );
}

/** A ticking "67:12" that stops while no updates come. Minutes go on past the hour, as on a scoreboard. */
export function MatchClock({ clock, className }: { readonly clock: NonNullable<StateView['clock']>; readonly className?: string }) {
  const t = useTranslator();
  const { time } = useFormats();
  const standstill = useStandstill();
  const now = usePlayNow();
  return (
    <span
      className={`clock figures${className ? ` ${className}` : ''}`}
      title={standstill ? t('state.stale', { time: time(standstill.since) }) : undefined}
    >
      {standstill ? <Icon name="pause" size="xs" /> : null}
      {playTime(clockSeconds(clock, now))}
    </span>
  );
}

const playTime = (seconds: number): string => {
  if (seconds < 3600) return formatDuration(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
