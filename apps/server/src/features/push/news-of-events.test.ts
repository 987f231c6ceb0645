import fs from 'node:fs';
import path from 'node:path';
import { DomainEvent } from '@touchline/contract/events';
import { PlayerEvent } from '@touchline/contract/push/messages';
import { describe, expect, it } from 'vitest';
import { newsOfEvent } from './news-of-events.ts';

const SERVER = path.resolve(import.meta.dirname, '../../..');

describe('news of events', () => {
  it('tell a balance in the scale of its currency, each bet by itself, and the rest as it is', () => {
    const bets = [
      { betId: '1', betGuid: 'a', status: 'won' },
      { betId: '2', betGuid: 'b', status: 'lost' },
    ];
    const money = { accountId: '5', currency: 'EUR', movedMinor: '20', returnedMinor: '20' };
    const ticket = { ticketId: '3', drawId: '4', currency: 'EUR' };
    const payment = { direction: 'deposit', method: 'card', accountId: '5', currency: 'EUR', amountMinor: '2000', movedMinor: '2000' };
    const placed = {
      kind: 'bets-placed',
      accountId: '5',
      bets: [{ betId: '1', betGuid: 'a', stakeMinor: '100', movedMinor: '-100' }],
    } as const;
    const open = { kind: 'bet', betId: '1', betGuid: 'a', status: 'open' } as const;
    for (const [event, news] of [
      [{ ...placed, currency: 'EUR', balanceMinor: '1234' }, [{ kind: 'balance', accountId: '5', amount: '12.34', currency: 'EUR' }, open]],
      [{ ...placed, currency: 'JPY', balanceMinor: '1234' }, [{ kind: 'balance', accountId: '5', amount: '1234', currency: 'JPY' }, open]],
      [
        { kind: 'bets-changed', change: 'settled', bets: bets.map((bet) => ({ ...bet, ...money })) },
        bets.map((bet) => ({ kind: 'bet', ...bet })),
      ],
      [{ kind: 'payment', paymentId: '7', status: 'paid', ...payment }, [{ kind: 'payment', paymentId: '7', status: 'paid' }]],
      [
        { kind: 'toto-placed', ...ticket, accountId: '5', stakeMinor: '60', movedMinor: '-60', balanceMinor: '40' },
        [{ kind: 'balance', accountId: '5', amount: '0.40', currency: 'EUR' }],
      ],
      [{ kind: 'toto-settled', ...ticket, status: 'won', owedMinor: '90' }, [{ kind: 'toto', ticketId: '3', drawId: '4', status: 'won' }]],
      [{ kind: 'toto-paid', ...ticket, movedMinor: '90' }, []],
      // Written before events carried money.
      [{ kind: 'bets-changed', change: 'settled', bets }, bets.map((bet) => ({ kind: 'bet', ...bet }))],
      [{ kind: 'payment', paymentId: '7', status: 'paid' }, [{ kind: 'payment', paymentId: '7', status: 'paid' }]],
      [{ kind: 'toto', ticketId: '3', drawId: '4', status: 'lost' }, [{ kind: 'toto', ticketId: '3', drawId: '4', status: 'lost' }]],
      [{ kind: 'play-stopped', reason: 'break' }, []],
    ] as const) {
      expect(newsOfEvent(DomainEvent.parse(event))).toEqual(news);
      for (const one of news) expect(PlayerEvent.parse(one)).toEqual(one);
    }
  });

  it('are of the kinds that the statements write', () => {
    const kinds = new Set(DomainEvent.options.map((option) => option.shape.kind.value as string));
    const files = ['src/features', 'functions'].flatMap((folder) =>
      fs.readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(SERVER, folder, name)),
    );
    const written = files
      .filter((file) => /\.(?:store\.ts|sql)$/.test(file))
      .map((file) => fs.readFileSync(file, 'utf8'))
      .filter((text) => text.includes('insert into event '))
      .flatMap((text) => [...text.matchAll(/jsonb_build_object\('kind', '([\w-]+)'/g)].map(([, kind = '']) => kind));
    expect(written.length).toBeGreaterThan(4);
    expect(written.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
