import { CHAT_MUTES, CHAT_NAME } from '@touchline/contract/casino-chat/enums';
import type { MutedPlayer, OperatorChatMessage } from '@touchline/contract/casino-chat/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

interface ChatActs {
  decide(message: OperatorChatMessage, decision: 'keep' | 'remove'): Act;
  mute(player: Pick<OperatorChatMessage, 'playerId' | 'name'>): Act;
  unmute(player: MutedPlayer): Act;
  rename(player: Pick<OperatorChatMessage, 'playerId' | 'name'>): Act;
}

/** Everything that operators do about the chat's people and messages. */
export function useChatActs(): ChatActs {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const told = { ...reason, hint: t('console.chat.mute.hint') };
  return {
    decide: ({ id: message, text }, decision) => ({
      title: t(`console.chat.${decision}`),
      text: (
        <p className="quote" dir="auto">
          {text}
        </p>
      ),
      confirm: t(`console.chat.${decision}`),
      danger: decision === 'remove',
      fields: [reason],
      async run(values) {
        await caller.execute('operatorDecideChatMessage', { body: { message, decision, reason: values.reason ?? '' } });
        return t(`console.chat.done.${decision}`);
      },
    }),
    mute: ({ playerId, name }) => ({
      title: t('console.chat.mute.title', { name }),
      confirm: t('console.chat.mute'),
      danger: true,
      fields: [
        {
          name: 'mute',
          label: t('console.chat.mute.for'),
          kind: 'choice',
          options: CHAT_MUTES.map((value) => ({ value, label: t(`console.chat.mute.${value}`) })),
          initial: CHAT_MUTES[0],
        },
        told,
      ],
      async run(values) {
        const mute = CHAT_MUTES.find((one) => one === values.mute) ?? CHAT_MUTES[0];
        await caller.execute('operatorMuteChat', { body: { playerId, mute, reason: values.reason ?? '' } });
        return t('console.chat.done.mute');
      },
    }),
    unmute: ({ playerId, name }) => ({
      title: t('console.chat.unmute.title', { name }),
      confirm: t('console.chat.unmute'),
      fields: [reason],
      async run(values) {
        await caller.execute('operatorMuteChat', { body: { playerId, mute: null, reason: values.reason ?? '' } });
        return t('console.chat.done.unmute');
      },
    }),
    rename: ({ playerId, name }) => ({
      title: t('console.chat.rename.title', { name }),
      confirm: t('console.chat.rename'),
      fields: [
        { name: 'name', label: t('console.chat.name'), hint: t('console.chat.rename.hint'), min: CHAT_NAME.min, max: CHAT_NAME.max * 2 },
        reason,
      ],
      async run(values) {
        await caller.execute('operatorRenameChat', { body: { playerId, name: values.name ?? '', reason: values.reason ?? '' } });
        return t('console.chat.done.rename');
      },
    }),
  };
}
