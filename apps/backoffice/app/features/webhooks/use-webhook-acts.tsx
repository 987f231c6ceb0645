import type { ReplyFor } from '@touchline/contract/calls';
import { WEBHOOK_KINDS, type WebhookAction } from '@touchline/contract/webhooks/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

export type Webhook = ReplyFor<'operatorWebhooks'>['webhooks'][number];

interface WebhookActs {
  add(): Act;
  act(webhook: Webhook, action: WebhookAction): Act;
}

/** The actions on webhooks. `onSecret` gets the secret of a new one, which the server returns only once. */
export function useWebhookActs(onSecret: (secret: string) => void): WebhookActs {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return {
    add: () => ({
      title: t('console.webhooks.add'),
      text: <p>{t('console.webhooks.add.text')}</p>,
      confirm: t('console.webhooks.add'),
      fields: [
        { name: 'url', label: t('console.webhooks.url'), hint: t('console.webhooks.url.hint'), max: 500 },
        {
          name: 'kinds',
          label: t('console.webhooks.kinds'),
          kind: 'choices',
          options: WEBHOOK_KINDS.map((kind) => ({ value: kind, label: t(`console.webhooks.kind.${kind}`) })),
        },
        reason,
      ],
      async run({ url = '', kinds = '', reason: why = '' }) {
        const wanted = WEBHOOK_KINDS.filter((kind) => kinds.split(',').includes(kind));
        const { secret } = await caller.execute('operatorAddWebhook', { body: { url, kinds: wanted, reason: why } });
        onSecret(secret);
        return t('console.webhooks.added');
      },
    }),
    act: ({ id, url }, action) => ({
      title: t(`console.webhooks.${action}`),
      text: (
        <>
          <p className="monospace">{url}</p>
          <p>{t(`console.webhooks.${action}.text`)}</p>
        </>
      ),
      confirm: t(`console.webhooks.${action}`),
      danger: action === 'remove',
      fields: [reason],
      async run(values) {
        await caller.execute('operatorActOnWebhook', { body: { webhookId: id, action, reason: values.reason ?? '' } });
        return t(`console.webhooks.${action}.done`);
      },
    }),
  };
}
