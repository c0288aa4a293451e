import type { ComposedPage } from '#api/all-kinds/compose-page.ts';
import { KIND_LISTS } from '#api/all-kinds/kinds.ts';
import type { Page } from '#api/list/page.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { DISMISS, RETRY } from '#ui/messages.ts';
import { APPS, DATABASES, DESKTOPS, KUBE_CLUSTERS, SERVERS } from '#screens/resources/messages.ts';
import type { CardView } from './card-view.ts';
import { notPinned, onlyFirstOf, pinResource, unpinResource, VIEW_NOT_SAVED } from './messages.ts';
import type { Pins } from './use-pins.ts';

const MESSAGES = {
  servers: SERVERS,
  apps: APPS,
  kubeClusters: KUBE_CLUSTERS,
  databases: DATABASES,
  desktops: DESKTOPS,
} satisfies Record<keyof typeof resourceLists, unknown>;

interface NoticesProps {
  page: Page | undefined;
  onRetry: () => void;
  pins: Pins;
  cards: CardView;
}

/** What is missing in a list that was composed of others, and what could not be kept (docs/behaviour.md#all-resources). */
export function Notices({ page, onRetry, pins, cards }: NoticesProps) {
  const { failed = [], cut = [] }: Partial<ComposedPage> = page ?? {};
  return (
    <>
      {pins.changing && (
        <Wait waitingFor={(pins.changing.isPinned ? pinResource : unpinResource)(pins.changing.name)} />
      )}
      {pins.refused && <Failure message={notPinned(pins.refused.name)} error={pins.refused.error} />}
      {cards.error && (
        <Failure message={VIEW_NOT_SAVED} error={cards.error} actionLabel={DISMISS} onAction={cards.reset} />
      )}
      {failed.map(({ kind, error }) => (
        <Failure
          key={kind}
          message={MESSAGES[KIND_LISTS[kind].list].notLoaded}
          error={error}
          actionLabel={RETRY}
          onAction={onRetry}
        />
      ))}
      {cut.map(({ kind, shown, total }) => (
        <Banner key={kind} tone="info">
          {onlyFirstOf(shown, MESSAGES[KIND_LISTS[kind].list].counted(total))}
        </Banner>
      ))}
    </>
  );
}
