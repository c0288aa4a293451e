import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ASK_FOR_PERMISSION, NO_PERMISSION, REQUIRES_PERMISSION } from './messages.ts';

interface NoPermissionProps {
  /** As a role names it: "node: list". */
  permission?: ReactNode;
  /** What was said about it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** In the place of what the user's roles do not allow: which permission it needs, and who can give it. */
export function NoPermission({ permission, children, action }: NoPermissionProps) {
  return (
    <EmptyState icon={Lock} title={NO_PERMISSION} action={action}>
      {permission !== undefined && (
        <>
          <p>
            {REQUIRES_PERMISSION} <code>{permission}</code>
          </p>
          <p>{ASK_FOR_PERMISSION}</p>
        </>
      )}
      {children}
    </EmptyState>
  );
}
