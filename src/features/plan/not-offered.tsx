import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';

interface NotOfferedProps {
  /** As the plan names it. */
  feature: string;
  title: string;
  action?: ReactNode;
  children: string;
}

/** In place of what the open API of a proxy has no operations for (docs/protocol/resources.md#13.1). */
export function NotOffered({ feature, title, action, children }: NotOfferedProps) {
  const { config } = useOutletContext<PageContext>();
  return (
    <LockedFeature title={notInPlanMessage(config, feature) ?? title} action={action}>
      <p>{children}</p>
    </LockedFeature>
  );
}
