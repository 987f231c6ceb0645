import { describe, expect, it } from 'vitest';
import { columnContext } from './column-context.ts';

describe('columnContext', () => {
  it.each([
    ['player', 'email', 'player.email'],
    ['block_appeal', 'answer', 'block_appeal.answer'],
    // Bytes sealed before a table or column got its present name open under the former one alone.
    ['block_appeal', 'text', 'block_appeal.words'],
    ['outgoing_message', 'content', 'letter.content'],
    ['security_event', 'user_agent', 'security_change.user_agent'],
    ['manual_adjustment', 'decided_reason', 'operator_proposal.decided_reason'],
    ['audit_log', 'reason', 'operator_audit.reason'],
    ['pay_and_play_order', 'ip', 'bank_order.ip'],
  ])('%s.%s is sealed as %s', (table, column, context) => {
    expect(columnContext(table, column)).toBe(context);
  });
});
