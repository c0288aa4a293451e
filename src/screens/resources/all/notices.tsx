import type { ComposedPage } from '#api/all-kinds/compose.ts';
import { LISTED } from '#api/all-kinds/kinds.ts';
import type { Page } from '#api/list/page.ts';
import { listings } from '#api/list/listings.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RETRY } from '#ui/messages.ts';
import { APPS, DATABASES, DESKTOPS, KUBE_CLUSTERS, SERVERS } from '#screens/resources/messages.ts';
import { notPinned, onlyFirstOf } from './messages.ts';
import type { Pins } from './use-pins.ts';

const MESSAGES = {
  servers: SERVERS,
  apps: APPS,
  kubeClusters: KUBE_CLUSTERS,
  databases: DATABASES,
  desktops: DESKTOPS,
} satisfies Record<keyof typeof listings, unknown>;

/** What is missing in a list that was composed of others, and what could not be pinned (docs/behaviour.md#all-resources). */
export function Notices({ page, onRetry, pins }: { page: Page | undefined; onRetry: () => void; pins: Pins }) {
  const { failed = [], cut = [] }: Partial<ComposedPage> = page ?? {};
  return (
    <>
      {pins.refused && (
        <Banner tone="bad">
          <p>{notPinned(pins.refused.name)}</p>
          <ErrorText error={pins.refused.error} />
        </Banner>
      )}
      {failed.map(({ kind, error }) => (
        <Banner
          key={kind}
          tone="bad"
          action={
            <Button size="small" onClick={onRetry}>
              {RETRY}
            </Button>
          }
        >
          <p>{MESSAGES[LISTED[kind].list].notLoaded}</p>
          <ErrorText error={error} />
        </Banner>
      ))}
      {cut.map(({ kind, shown, total }) => (
        <Banner key={kind} tone="info">
          {onlyFirstOf(shown, MESSAGES[LISTED[kind].list].counted(total))}
        </Banner>
      ))}
    </>
  );
}
