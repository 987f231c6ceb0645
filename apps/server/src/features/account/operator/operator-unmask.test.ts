import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKnown } from '../../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REASON = 'The player called about a bet';
const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const playerOf = (player: TestPlayer) => ({ playerId: String(player.id), reason: REASON });
const whole = async (operator: TestOperator, player: TestPlayer): Promise<OperatorPlayer> =>
  (await post(operator, 'player', playerOf(player))).json().data;

async function knownPlayer(deposit = '50.00'): Promise<TestPlayer> {
  const player = await test.player({ deposit });
  await writeKnown(test, player.id, {
    email: `nora-${player.id}@example.com`,
    phone: `3538${player.id}`,
    first_name: 'Nora',
    last_name: 'Berg',
    birth_date: '1990-02-28',
  });
  return player;
}

describe('POST /operator-api/player/unmask', () => {
  it('unmasks one field at a time, with a reason that is kept', async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['support']);
    const unmask = async (field: string) => (await post(operator, 'player/unmask', { ...playerOf(player), field })).json().data.value;
    expect(await unmask('email')).toBe(`nora-${player.id}@example.com`);
    expect(await unmask('phone')).toBe(`3538${player.id}`);
    expect(await unmask('name')).toBe('Nora Berg');
    expect(await unmask('birth-date')).toBe('1990-02-28');
    const { audit } = await whole(await test.operator(['risk']), player);
    expect(audit?.slice(1).map(({ action, reason, by }) => [action, reason, by])).toEqual(
      ['unmask-birth-date', 'unmask-name', 'unmask-phone', 'unmask-email'].map((action) => [action, REASON, operator.login]),
    );
  });
});

describe('POST /operator-api/player/notes', () => {
  it('keeps notes sealed, for all who see the player', async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['kyc']);
    const note = { playerId: String(player.id), text: 'Called back, voice differs' };
    expect((await post(operator, 'player/notes', note)).statusCode).toBe(200);
    expect((await whole(await test.operator(['payments']), player)).notes).toMatchObject([{ by: operator.login, text: note.text }]);
    const { rows } = await test.platform.pool.query('select body from operator_note where player_id = $1', [player.id]);
    expect(Buffer.from(rows[0].body).includes('voice')).toBe(false);
  });
});
