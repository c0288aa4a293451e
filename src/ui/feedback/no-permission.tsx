import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ASK_FOR_PERMISSION, NO_PERMISSION, REQUIRES_PERMISSION } from './messages.ts';

interface NoPermissionProps {
  /** The permission as in a role, for example "node: list". */
  permission?: ReactNode;
  /** An additional explanation. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Replaces content that the user's roles do not allow: names the required permission and who can grant it. */
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
