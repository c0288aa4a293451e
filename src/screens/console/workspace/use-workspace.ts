import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnreadable, workspaceAddress, workspaceIn } from '#domain/workspace/address.ts';
import type { PaneTarget } from '#domain/workspace/layout.ts';
import { openTab, type Workspace } from '#domain/workspace/workspace.ts';

export type Change = (change: (workspace: Workspace) => Workspace) => void;

export interface WorkspaceState {
  workspace: Workspace;
  change: Change;
  /** The address had a layout that cannot be read. */
  wasUnreadable: boolean;
}

/**
 * The workspace that the address shows. What is done to it is written into the address, in the place of what stood there;
 * an address that comes from elsewhere in the console opens a tab.
 */
export function useWorkspace(cluster: string, target: PaneTarget): WorkspaceState {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const here = pathname + search;
  const [workspace, change] = useState(() => workspaceIn(target, search));
  const [wasUnreadable] = useState(() => isUnreadable(search));
  const address = workspaceAddress(cluster, workspace);
  const known = useRef(here);
  useEffect(() => {
    if (here === known.current) return;
    known.current = here;
    change((now) => openTab(now, target));
    // The target follows from the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [here]);
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    void go(address, { replace: true });
  }, [address, go]);
  return { workspace, change, wasUnreadable };
}
