import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import { Fact, FactList } from '#features/details/details-section.tsx';
import { ENVIRONMENT, filterByLabel, LABELS } from '#features/list/messages.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { links } from '#lib/links.ts';
import { addLabel, labelText } from '#lib/text/labels.ts';
import { ChipLink } from '#ui/mark/chip.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import * as css from '#features/details/details.css.ts';

interface ResourceFactsProps {
  page: ListKind<Resource>['page'];
  row: Resource;
  /** The facts of the kind, between the environment and the labels. */
  children: ReactNode;
}

/** The facts of a resource. Each label leads to the resources of the list that have it. */
export function ResourceFacts({ page, row: { labels }, children }: ResourceFactsProps) {
  const { cluster } = useOutletContext<PageContext>();
  const environment = environmentOf(labels, useEnvironmentLabel());
  return (
    <FactList>
      <Fact term={ENVIRONMENT}>{environment && <EnvironmentChip environment={environment} />}</Fact>
      {children}
      <Fact term={LABELS}>
        {labels.length > 0 && (
          <span className={css.chips}>
            {labels.map((label) => (
              <ChipLink
                key={label.name}
                to={links[page]({ cluster }, { query: addLabel({}, label) })}
                aria-label={filterByLabel(labelText(label))}
              >
                {labelText(label)}
              </ChipLink>
            ))}
          </span>
        )}
      </Fact>
    </FactList>
  );
}
