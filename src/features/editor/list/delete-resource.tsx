import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
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

export function DeleteResource({ of, kind, title, action, children, onDeleted, onCancel }: DeleteResourceProps) {
  const remove = useRemove(kind);
  const path = { name: of.key };
  return (
    <ConfirmDialog
      title={title}
      action={action ?? deleteName(of.name)}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { path } }, { onSuccess: onDeleted })}
      onCancel={onCancel}
    >
      {children}
      <p>{CANNOT_UNDO}</p>
    </ConfirmDialog>
  );
}
