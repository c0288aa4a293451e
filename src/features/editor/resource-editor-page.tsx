// Edits the resource in the address. Older proxies send a resource only as part of the whole list, so the list is used.
import type { LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { browserTabTitle } from '#domain/navigation.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Answer, type QueryResult } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { BACK_TO_LIST, MAYBE_DELETED, missingTitle } from '#features/editor/list/list-messages.ts';
import { findItem } from '#features/editor/list/read-items.ts';
import { loadEditor } from './load-editor.ts';
import type { EditedAddress } from './use-resource-page.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

export const ResourceEditor = lazyComponent(async () => (await loadEditor()).ResourceEditor);

interface ResourceEditorPageProps {
  address: EditedAddress;
  /** The query for all resources of this kind. */
  list: QueryResult<unknown>;
  /** The texts for a list that can't be loaded. */
  fallback: { permission: string; errorTitle: string; icon: LucideIcon };
  /** The title of the browser tab for a new resource. */
  newTitle: string;
  onClose: () => void;
  /** Receives the saved text; undefined for a new resource. */
  children: (content: string | undefined) => ReactNode;
}

export function ResourceEditorPage({ address, list, fallback, newTitle, onClose, children }: ResourceEditorPageProps) {
  const placeholder = <SkeletonRows rows={6} />;
  const item = address.kind === 'edit' ? findItem(list.data, address.name) : undefined;
  // An open editor stays open when the list changes or fails later.
  const [openedItem, setOpened] = useState(item);
  if (item && !openedItem) setOpened(item);
  const title = address.kind === 'edit' ? sanitize(address.name) : newTitle;
  return (
    <>
      <title>{browserTabTitle(title)}</title>
      {address.kind === 'new' || openedItem ? (
        <Suspense fallback={placeholder}>{children(openedItem?.content)}</Suspense>
      ) : (
        <Answer
          query={list}
          placeholder={placeholder}
          permission={fallback.permission}
          errorTitle={fallback.errorTitle}
          waitingFor={title}
        >
          {() => (
            <EmptyState
              icon={fallback.icon}
              title={missingTitle(title)}
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
