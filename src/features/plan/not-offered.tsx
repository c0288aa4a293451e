import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';

interface NotOfferedProps {
  /** The name of the feature in the plan. */
  feature: string;
  title: string;
  action?: ReactNode;
  children: string;
}

/** Replaces a page whose operations are not part of the proxy's open API (docs/protocol/resources.md#13.1). */
export function NotOffered({ feature, title, action, children }: NotOfferedProps) {
  const { config } = useOutletContext<PageContext>();
  return (
    <LockedFeature title={notInPlanMessage(config, feature) ?? title} action={action}>
      <p>{children}</p>
    </LockedFeature>
  );
}
