// The editor of the resource that the address names, with what the list has of it: older proxies tell it nowhere else.
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { browserTabTitle } from '#domain/navigation.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer, type Asked } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { BACK_TO_LIST, MAYBE_DELETED, notThere } from '#features/editor/list/list-messages.ts';
import { itemIn } from '#features/editor/list/read-items.ts';
import { loadEditor } from './load-editor.ts';
import type { EditedAddress } from './use-edited.ts';
import { later } from '#ui/feedback/later.tsx';

export const ResourceEditor = later(async () => (await loadEditor()).ResourceEditor);

interface EditedResourceProps {
  edited: EditedAddress;
  /** The whole list. */
  of: Asked<unknown>;
  /** What is said where the list cannot be had. */
  instead: { permission: string; notLoaded: string; icon: LucideIcon };
  /** Of the browser's tab, for what is new. */
  newTitle: string;
  onClose: () => void;
  /** With what the proxy has; undefined for what is new. */
  children: (content: string | undefined) => ReactNode;
}

export function EditedResource({ edited, of, instead, newTitle, onClose, children }: EditedResourceProps) {
  const waiting = <SkeletonRows rows={6} />;
  const found = edited.kind === 'edit' ? itemIn(of.data, edited.name) : undefined;
  // Once it is open it stays, whatever becomes of the list meanwhile.
  const [opened, setOpened] = useState(found);
  if (found && !opened) setOpened(found);
  const title = edited.kind === 'edit' ? sanitize(edited.name) : newTitle;
  return (
    <>
      <title>{browserTabTitle(title)}</title>
      {edited.kind === 'new' || opened ? (
        <Suspense fallback={waiting}>{children(opened?.content)}</Suspense>
      ) : (
        <Answer
          of={of}
          waiting={waiting}
          permission={instead.permission}
          notLoaded={instead.notLoaded}
          waitsFor={title}
        >
          {() => (
            <EmptyState
              icon={instead.icon}
              title={notThere(title)}
              action={<Button onClick={() => onClose()}>{BACK_TO_LIST}</Button>}
            >
              <p>{MAYBE_DELETED}</p>
            </EmptyState>
          )}
        </Answer>
      )}
    </>
  );
}
