import type { BingoGameView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTopic } from '../../live/push-context.ts';
import { newerGame } from './newer-game.ts';

/** How long a game that is over stays on the stage, ms. */
const OVER_MS = 45_000;
/** The server begins games up to this long after their time, ms. */
const LATE_MS = 2_000;

/** A room as its page follows it. */
export interface FollowedRoom {
  /** The game on the stage: the one that is played or has just been, or the next one. */
  readonly stage: BingoGameView | null;
  readonly open: readonly BingoGameView[];
}

/** When a game's last ball came, epoch ms; null before. */
const endedAt = ({ status, beganAt, ballMs, balls }: BingoGameView): number | null =>
  status === 'settled' && beganAt !== null ? beganAt + ballMs * balls.length : null;

/**
 * Follows a room by its topic. News of a ball are shown as they come; a start or an end asks for the page again, which brings the games and tickets
 * that follow. `now` is the server's clock of the page, epoch ms.
 */
export function useRoom(room: BingoRoomView, now: number): FollowedRoom {
  const { revalidate } = useRevalidator();
  const [news, setNews] = useState<ReadonlyMap<string, BingoGameView>>(new Map());
  const newest = (game: BingoGameView): BingoGameView => {
    const told = news.get(game.gameId);
    return told ? newerGame(game, told) : game;
  };
  const known = [room.playing, ...room.open, room.last].flatMap((game) => (game ? [newest(game)] : []));
  useTopic(`table:${room.room}`, {
    synced: () => void revalidate(),
    delta: ({ g }) => {
      const game = g?.bingo;
      if (!game) return;
      const before = known.find(({ gameId }) => gameId === game.gameId);
      setNews((own) => new Map([...own].slice(-4)).set(game.gameId, newerGame(own.get(game.gameId) ?? game, game)));
      if (before?.status !== game.status) void revalidate();
    },
  });
  const playing = known.find(({ status }) => status === 'playing');
  const justOver = known.find((game) => (endedAt(game) ?? 0) + OVER_MS > now);
  const open = known.filter(({ status }) => status === 'open');
  const stage = playing ?? justOver ?? open[0] ?? null;
  // Without a stream the page still finds out that the game has begun.
  const again = useEffectEvent(() => void revalidate());
  const at = open[0]?.startsAt ?? null;
  const overAt = justOver && !playing ? (endedAt(justOver) ?? 0) + OVER_MS : null;
  useEffect(() => {
    const timers = [at === null ? null : at + LATE_MS, overAt].flatMap((due) =>
      due === null ? [] : [setTimeout(() => again(), Math.max(LATE_MS, due - Date.now()))],
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [at, overAt]);
  return { stage, open };
}
