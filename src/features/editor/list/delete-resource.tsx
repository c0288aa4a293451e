import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import { CANNOT_UNDO, deleteName } from './list-messages.ts';
import type { ResourceRow } from './read-items.ts';
import { useRemove, type StoreKind } from '#features/editor/use-store.ts';

interface DeleteResourceProps {
  of: ResourceRow;
  kind: StoreKind;
  /** The question. */
  title: string;
  /** On the button; it names what goes. */
  action?: string;
  /** What follows from it. */
  children: ReactNode;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before something goes, and says in the proxy's words why it could not. */
export function DeleteResource({ of, kind, title, action, children, onDeleted, onCancel }: DeleteResourceProps) {
  const remove = useRemove(kind);
  const path = { name: of.key };
  return (
    <Dialog title={title} onClose={onCancel} isKept={remove.isPending}>
      {children}
      <p>{CANNOT_UNDO}</p>
      {remove.error && !remove.isPending && (
        <Banner tone="bad">
          <ErrorText error={remove.error} />
        </Banner>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { path } }, { onSuccess: onDeleted })}
        >
          {action ?? deleteName(of.name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
