import { useOutletContext } from 'react-router-dom';
import type { FlowName } from '#domain/enrollment/enroll-card.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from './use-guide.ts';
import { ADD_ANOTHER, resourceAdded, BROWSE_RESOURCES, RESOURCE_REACHABLE } from './messages.ts';

const LIST_OF_FLOW: Partial<Record<FlowName, typeof links.servers>> = {
  kubernetes: links.kubeClusters,
  selfHosted: links.databases,
  activeDirectory: links.desktops,
  rds: links.databases,
};

export function FinishStep({ guide: { found, run } }: { guide: Guide }) {
  const { root } = useOutletContext<PageContext>();
  const listLink = LIST_OF_FLOW[run.flow] ?? links.servers;
  return (
    <>
      <p>
        <strong>{resourceAdded(sanitize(found?.name ?? ''))}</strong>
      </p>
      <p>{RESOURCE_REACHABLE}</p>
      <StepActions>
        <ButtonLink to={links.discover()}>{ADD_ANOTHER}</ButtonLink>
        <ButtonLink variant="primary" to={listLink({ cluster: root })}>
          {BROWSE_RESOURCES}
        </ButtonLink>
      </StepActions>
    </>
  );
}
