import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from './button.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeText: string;
  /** In the middle, from below (phones), or from the start side. */
  readonly kind?: keyof typeof KIND_CLASSES;
  readonly wide?: boolean;
  /** A navigation bar in place of the plain head: the way back before the title (R031). */
  readonly onBack?: () => void;
  readonly backText?: string;
  /** Draws no head: the content carries its own, and `title` is its name. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const KIND_CLASSES = { dialog: 'dialog', sheet: 'sheet', drawer: 'drawer' } as const;

/**
 * A modal on the native dialog: focus stays inside, Escape and a press outside close it (R039), and focus goes back to where it came from.
 * The content is mounted only while it is open.
 */
export function Dialog({ open, onClose, title, closeText, kind = 'dialog', wide, onBack, backText, bare, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    const pressOutside = (event: PointerEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('pointerdown', pressOutside);
    return () => dialog.removeEventListener('pointerdown', pressOutside);
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={KIND_CLASSES[kind]}
      data-size={wide ? 'wide' : undefined}
      aria-labelledby={bare ? undefined : id}
      aria-label={bare ? title : undefined}
      onClose={onClose}
    >
      {open ? (
        <>
          {bare ? null : (
            <div className="dialog-head">
              {onBack ? <IconButton className="dialog-button" icon="prev" label={backText ?? closeText} flip onClick={onBack} /> : null}
              <h2 id={id}>{title}</h2>
              {onBack ? null : <IconButton className="dialog-button" icon="close" label={closeText} onClick={onClose} />}
            </div>
          )}
          {children}
        </>
      ) : null}
    </dialog>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question with two answers (R036). */
export function ConfirmDialog({ open, title, text, confirmText, cancelText, danger, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} title={title} closeText={cancelText}>
      <div className="dialog-body">
        <p>{text}</p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onCancel}>{cancelText}</Button>
        <Button tone={danger ? 'danger' : 'brand'} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}

export interface InfoDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly okText: string;
  readonly closeText: string;
  readonly onClose: () => void;
}

/** Something to be known before one goes on: OK, Close or a press outside (R039). */
export function InfoDialog({ open, title, text, okText, closeText, onClose }: InfoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeText={closeText}>
      <div className="dialog-body">
        <p>{text}</p>
      </div>
      <div className="dialog-foot">
        <Button tone="brand" onClick={onClose}>
          {okText}
        </Button>
      </div>
    </Dialog>
  );
}
