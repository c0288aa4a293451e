import type { ComposedPage } from '#api/all-kinds/compose-page.ts';
import { KIND_LISTS } from '#api/all-kinds/kinds.ts';
import type { Page } from '#api/list/page.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { DISMISS, RETRY } from '#ui/messages.ts';
import {
  APP_LIST_LABELS,
  DATABASE_LIST_LABELS,
  DESKTOP_LIST_LABELS,
  KUBE_CLUSTER_LIST_LABELS,
  SERVER_LIST_LABELS,
} from '#screens/resources/messages.ts';
import type { CardView } from './use-card-view.ts';
import { pinChangeFailed, onlyFirstOf, pinResource, unpinResource, VIEW_NOT_SAVED } from './messages.ts';
import type { Pins } from './use-pins.ts';

const LIST_MESSAGES = {
  servers: SERVER_LIST_LABELS,
  apps: APP_LIST_LABELS,
  kubeClusters: KUBE_CLUSTER_LIST_LABELS,
  databases: DATABASE_LIST_LABELS,
  desktops: DESKTOP_LIST_LABELS,
} satisfies Record<keyof typeof resourceLists, unknown>;

interface AllResourcesNoticesProps {
  page: Page | undefined;
  onRetry: () => void;
  pins: Pins;
  cards: CardView;
}

/**
 * Notices about lists that are missing from a combined page, and about pins and views that were not saved
 * (docs/behaviour.md#all-resources).
 */
export function AllResourcesNotices({ page, onRetry, pins, cards }: AllResourcesNoticesProps) {
  const { failed = [], cut = [] }: Partial<ComposedPage> = page ?? {};
  return (
    <>
      {pins.pendingChange && (
        <Wait waitingFor={(pins.pendingChange.isPinned ? pinResource : unpinResource)(pins.pendingChange.name)} />
      )}
      {pins.failedChange && (
        <Failure message={pinChangeFailed(pins.failedChange.name)} error={pins.failedChange.error} />
      )}
      {cards.error && (
        <Failure message={VIEW_NOT_SAVED} error={cards.error} actionLabel={DISMISS} onAction={cards.reset} />
      )}
      {failed.map(({ kind, error }) => (
        <Failure
          key={kind}
          message={LIST_MESSAGES[KIND_LISTS[kind].list].notLoaded}
          error={error}
          actionLabel={RETRY}
          onAction={onRetry}
        />
      ))}
      {cut.map(({ kind, shown, total }) => (
        <Banner key={kind} tone="info">
          {onlyFirstOf(shown, LIST_MESSAGES[KIND_LISTS[kind].list].counted(total))}
        </Banner>
      ))}
    </>
  );
}
