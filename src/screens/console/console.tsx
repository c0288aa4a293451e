// One page for all addresses of the console, so that going from one to the other keeps every session.
import { useLocation, useOutletContext, useParams } from 'react-router-dom';
import { useState } from 'react';
import type { FullScreenContext } from '#domain/page-context.ts';
import { joiningClosed } from '#domain/terminal/modes.ts';
import type { PaneTarget } from '#domain/workspace/layout.ts';
import { allPanes } from '#domain/workspace/workspace.ts';
import { required } from '#lib/params.ts';
import { wasChosen } from '#lib/browser/intent.ts';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { Closed } from './closed.tsx';
import { ConfirmWorkspace } from './confirm-workspace.tsx';
import { useWorkspace } from './workspace/use-workspace.ts';
import { Workspace } from './workspace/workspace.tsx';

/** What the path names. */
function useTarget(): PaneTarget {
  const { server, login, sid } = useParams();
  const mode = new URLSearchParams(useLocation().search).get('mode') || undefined;
  if (sid !== undefined) return mode === undefined ? { sid } : { sid, mode };
  return server !== undefined && login !== undefined ? { login, server_id: server } : 'picker';
}

export function Component() {
  const cluster = required(useParams(), 'cluster');
  return (
    <DarkGround>
      <InCluster key={cluster} cluster={cluster} />
    </DarkGround>
  );
}

/** Nothing begins before the user chose it, whichever link led here (docs/behaviour.md#links-that-open-sessions). */
function InCluster({ cluster }: { cluster: string }) {
  const { config } = useOutletContext<FullScreenContext>();
  const target = useTarget();
  const state = useWorkspace(cluster, target);
  const targets = allPanes(state.workspace).flatMap((pane) => (pane.target === 'picker' ? [] : [pane.target]));
  // What is opened from here on was chosen here.
  const [isChosen, setChosen] = useState(() => wasChosen() || targets.length === 0);
  const closed = targets.some((one) => 'sid' in one) ? joiningClosed('ssh', config) : undefined;
  if (closed !== undefined) return <Closed cluster={cluster} reason={closed} />;
  if (!isChosen) return <ConfirmWorkspace cluster={cluster} targets={targets} onConfirm={() => setChosen(true)} />;
  return <Workspace cluster={cluster} state={state} />;
}
