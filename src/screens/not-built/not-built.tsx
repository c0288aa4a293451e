import { useMatches, useOutletContext, useParams } from 'react-router-dom';
import { pageTitle, titleOf } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { lockedSays } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { GO_HOME } from '#ui/button/messages.ts';
import { CONNECTORS_UPGRADE, NOT_BUILT, UNTITLED } from './messages.ts';

const useHandle = () => useMatches().at(-1)?.handle;

/** Stands where a screen will be; it claims nothing but what the plan closes. */
export function Component() {
  const { config } = useOutletContext<PageContext>();
  const isConnectors = useHandle() === 'authConnectors';
  const locked = isConnectors ? lockedSays(config, 'authConnectors') : undefined;
  return locked === undefined ? <NotBuilt /> : <ConnectorsNotInPlan says={locked} />;
}

/** The same for places without the shell around them. */
export function Alone() {
  return <NotBuilt alone />;
}

function NotBuilt({ alone = false }: { alone?: boolean }) {
  const title = titleOf(useHandle()) ?? UNTITLED;
  const { cluster } = useParams();
  return (
    <FullPage alone={alone} title={title} action={<ButtonLink to={links.home()}>{GO_HOME}</ButtonLink>}>
      <title>{pageTitle(title, cluster)}</title>
      <p>{NOT_BUILT}</p>
    </FullPage>
  );
}

function ConnectorsNotInPlan({ says }: { says: string }) {
  const title = titleOf(useHandle()) ?? '';
  return (
    <>
      <title>{title}</title>
      <PageTitle>{title}</PageTitle>
      <LockedFeature title={says} action={<PlansLink from="authConnectors" />}>
        <p>{CONNECTORS_UPGRADE}</p>
      </LockedFeature>
    </>
  );
}
