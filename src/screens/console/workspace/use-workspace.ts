import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasUnreadableLayout, workspaceAddress, parseWorkspace } from '#domain/workspace/workspace-address.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import { openTab, type Workspace } from '#domain/workspace/workspace.ts';

export type ChangeWorkspace = (change: (workspace: Workspace) => Workspace) => void;

export interface WorkspaceState {
  workspace: Workspace;
  change: ChangeWorkspace;
  /** The address had a layout that cannot be read. */
  hadUnreadableLayout: boolean;
}

/** Whether an address is this very workspace, however it is written. */
const isSameWorkspace = (
  workspace: Workspace,
  cluster: string,
  address: { target: PaneTarget; search: string },
): boolean =>
  workspaceAddress(cluster, parseWorkspace(address.target, address.search)) === workspaceAddress(cluster, workspace);

/**
 * The workspace that the address shows. What is done to it is written into the address, in the place of what stood there;
 * an address that comes from elsewhere in the console opens a tab.
 */
export function useWorkspace(cluster: string, target: PaneTarget): WorkspaceState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const currentAddress = pathname + search;
  const [workspace, change] = useState(() => parseWorkspace(target, search));
  const [wasUnreadable] = useState(() => hasUnreadableLayout(search));
  const address = workspaceAddress(cluster, workspace);
  const knownAddress = useRef(currentAddress);
  // Written one after another, and each arrives later: none of them comes from elsewhere.
  const [pendingAddresses] = useState(() => new Set<string>());
  useEffect(() => {
    if (currentAddress === knownAddress.current) return pendingAddresses.clear();
    if (pendingAddresses.has(currentAddress)) return;
    knownAddress.current = currentAddress;
    change((now) => (isSameWorkspace(now, cluster, { target, search }) ? now : openTab(now, target)));
    // The target follows from the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currentAddress]);
  // What one came by stays as it is until something changes.
  const writtenAddress = useRef(address);
  useEffect(() => {
    if (address === writtenAddress.current) return;
    writtenAddress.current = address;
    knownAddress.current = address;
    pendingAddresses.add(address);
    void navigate(address, { replace: true });
  }, [address, navigate, pendingAddresses]);
  return { workspace, change, hadUnreadableLayout: wasUnreadable };
}
