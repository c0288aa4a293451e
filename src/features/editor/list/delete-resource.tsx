import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { CANNOT_UNDO, deleteLabel } from './list-messages.ts';
import type { ResourceRow } from './read-items.ts';
import { useDeleteResource, type YamlResourceKind } from '#features/editor/use-resource-store.ts';

interface DeleteResourceProps {
  resource: ResourceRow;
  kind: YamlResourceKind;
  title: string;
  /** The label of the delete button; the default names the resource. */
  confirmLabel?: string;
  /** Explains the consequences. */
  children: ReactNode;
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteResource({
  resource,
  kind,
  title,
  confirmLabel,
  children,
  onDeleted,
  onCancel,
}: DeleteResourceProps) {
  const remove = useDeleteResource(kind);
  const path = { name: resource.key };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel ?? deleteLabel(resource.name)}
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
