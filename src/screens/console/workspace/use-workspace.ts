import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasUnreadableLayout, workspaceAddress, parseWorkspace } from '#domain/workspace/workspace-address.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import { openTab, type Workspace } from '#domain/workspace/workspace.ts';

export type ChangeWorkspace = (change: (workspace: Workspace) => Workspace) => void;

export interface WorkspaceState {
  workspace: Workspace;
  change: ChangeWorkspace;
  /** The layout in the address was unreadable. */
  hadUnreadableLayout: boolean;
}

/** Whether an address means the same workspace, even if it is written differently. */
const isSameWorkspace = (
  workspace: Workspace,
  cluster: string,
  address: { target: PaneTarget; search: string },
): boolean =>
  workspaceAddress(cluster, parseWorkspace(address.target, address.search)) === workspaceAddress(cluster, workspace);

/**
 * The workspace in the address. Changes replace the address. Navigation from another part of the console to a session
 * opens a tab.
 */
export function useWorkspace(cluster: string, target: PaneTarget): WorkspaceState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const currentAddress = pathname + search;
  const [workspace, change] = useState(() => parseWorkspace(target, search));
  const [hadUnreadableLayout] = useState(() => hasUnreadableLayout(search));
  const address = workspaceAddress(cluster, workspace);
  const lastHandledAddress = useRef(currentAddress);
  // Addresses that this hook wrote. The router reports them later, and they must not open a tab.
  const [pendingAddresses] = useState(() => new Set<string>());
  useEffect(() => {
    if (currentAddress === lastHandledAddress.current) return pendingAddresses.clear();
    if (pendingAddresses.has(currentAddress)) return;
    lastHandledAddress.current = currentAddress;
    change((current) => (isSameWorkspace(current, cluster, { target, search }) ? current : openTab(current, target)));
    // The target depends on the address only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [currentAddress]);
  // Keeps the original address until the workspace changes.
  const writtenAddress = useRef(address);
  useEffect(() => {
    if (address === writtenAddress.current) return;
    writtenAddress.current = address;
    lastHandledAddress.current = address;
    pendingAddresses.add(address);
    void navigate(address, { replace: true });
  }, [address, navigate, pendingAddresses]);
  return { workspace, change, hadUnreadableLayout };
}
