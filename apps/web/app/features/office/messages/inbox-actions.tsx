import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';

interface InboxActionsProps {
  readonly unread: number;
  /** Nothing to delete. */
  readonly empty: boolean;
  readonly busy: boolean;
  readonly onReadAll: () => void;
  readonly onDeleteAll: () => void;
}

/** Actions on all messages at once. */
export function InboxActions({ unread, empty, busy, onReadAll, onDeleteAll }: InboxActionsProps) {
  const t = useTranslator();
  return (
    <>
      <Button size="xs" icon="check" disabled={busy || unread === 0} onClick={onReadAll}>
        {t('office.messages.read-all')}
      </Button>
      <IconButton
        className="office-head-action"
        icon="trash"
        small
        disabled={busy || empty}
        label={t('office.messages.delete-all')}
        onClick={onDeleteAll}
      />
    </>
  );
}
