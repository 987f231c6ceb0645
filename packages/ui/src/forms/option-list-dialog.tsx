import { Dialog } from '../dialog.tsx';
import { useTranslator } from '../translator-context.tsx';
import { OptionList, type OptionListProps, type SelectOption } from './option-list.tsx';

export interface OptionListDialogProps<T extends SelectOption> extends OptionListProps<T> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The searchable list by itself over the page (S221, R032), under a navigation bar with the way back (R031). */
export function OptionListDialog<T extends SelectOption>({ open, onClose, ...list }: OptionListDialogProps<T>) {
  const t = useTranslator();
  return (
    <Dialog open={open} onClose={onClose} onBack={onClose} backText={t('action.back')} title={list.label} closeText={t('action.close')}>
      <OptionList {...list} />
    </Dialog>
  );
}
