import { useMatches, useOutletContext, useParams } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { editionOf } from '#domain/help-links.ts';
import { pageTitle, titleOf } from '#domain/navigation.ts';
import type { Place } from '#domain/place.ts';
import { callToAction, lockedSays, plansLink } from '#domain/plan.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Elsewhere } from '#ui/button/elsewhere.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

const useHandle = () => useMatches().at(-1)?.handle;

/** Stands where a screen will be; it claims nothing but what the plan closes. */
export function Component() {
  const { config } = useOutletContext<Place>();
  const isConnectors = useHandle() === 'authConnectors';
  const locked = isConnectors ? lockedSays(config, 'authConnectors') : undefined;
  return locked === undefined ? <NotBuilt /> : <ConnectorsNotInPlan says={locked} />;
}

/** The same for places without the shell around them. */
export function Alone() {
  return <NotBuilt alone />;
}

function NotBuilt({ alone = false }: { alone?: boolean }) {
  const title = titleOf(useHandle()) ?? 'This page';
  const { cluster } = useParams();
  return (
    <FullPage alone={alone} title={title} action={<ButtonLink to={links.home()}>Go to the start page</ButtonLink>}>
      <title>{pageTitle(title, cluster)}</title>
      <p>This screen is not built yet in this version of Postern.</p>
    </FullPage>
  );
}

function ConnectorsNotInPlan({ says }: { says: string }) {
  const { config, user } = useOutletContext<Place>();
  const title = titleOf(useHandle()) ?? '';
  const tell = $api.useMutation('post', '/v1/webapi/capture');
  return (
    <>
      <title>{title}</title>
      <PageTitle>{title}</PageTitle>
      <LockedFeature
        title={says}
        action={
          <Elsewhere
            to={plansLink(editionOf(config, user.cluster))}
            onClick={() => tell.mutate({ body: callToAction('authConnectors') })}
          >
            See other plans
          </Elsewhere>
        }
      >
        <p>Another plan lets people sign in with the accounts they have at your identity provider.</p>
      </LockedFeature>
    </>
  );
}
