import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasUnreadableLayout, workspaceAddress, parseWorkspace } from '#domain/workspace/workspace-address.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import { openTab, type Workspace } from '#domain/workspace/workspace.ts';

export type Change = (change: (workspace: Workspace) => Workspace) => void;

export interface WorkspaceState {
  workspace: Workspace;
  change: Change;
  /** The address had a layout that cannot be read. */
  wasUnreadable: boolean;
}

/** Whether an address is this very workspace, however it is written. */
const shows = (workspace: Workspace, cluster: string, at: { target: PaneTarget; search: string }): boolean =>
  workspaceAddress(cluster, parseWorkspace(at.target, at.search)) === workspaceAddress(cluster, workspace);

/**
 * The workspace that the address shows. What is done to it is written into the address, in the place of what stood there;
 * an address that comes from elsewhere in the console opens a tab.
 */
export function useWorkspace(cluster: string, target: PaneTarget): WorkspaceState {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const here = pathname + search;
  const [workspace, change] = useState(() => parseWorkspace(target, search));
  const [wasUnreadable] = useState(() => hasUnreadableLayout(search));
  const address = workspaceAddress(cluster, workspace);
  const known = useRef(here);
  // Written one after another, and each arrives later: none of them comes from elsewhere.
  const [underWay] = useState(() => new Set<string>());
  useEffect(() => {
    if (here === known.current) return underWay.clear();
    if (underWay.has(here)) return;
    known.current = here;
    change((now) => (shows(now, cluster, { target, search }) ? now : openTab(now, target)));
    // The target follows from the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [here]);
  // What one came by stays as it is until something changes.
  const written = useRef(address);
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    known.current = address;
    underWay.add(address);
    void go(address, { replace: true });
  }, [address, go, underWay]);
  return { workspace, change, wasUnreadable };
}
