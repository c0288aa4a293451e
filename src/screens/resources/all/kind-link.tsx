import AppWindow from 'lucide-react/icons/app-window';
import Database from 'lucide-react/icons/database';
import GitBranch from 'lucide-react/icons/git-branch';
import Hexagon from 'lucide-react/icons/hexagon';
import Box from 'lucide-react/icons/box';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { Link, useOutletContext } from 'react-router-dom';
import { KIND_LISTS } from '#api/all-kinds/kinds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import type { AnyRow, KindRow } from './any-row.ts';

export const KIND_ICONS = {
  node: Server,
  app: AppWindow,
  kube_cluster: Hexagon,
  db: Database,
  windows_desktop: Monitor,
  git_server: GitBranch,
  other: Box,
} satisfies Record<KindRow['kind'], unknown>;

/** The kind of the resource, as a link to the list of this kind, if there is one, with a search for the resource. */
export function KindLink({ resource: { kindRow, kindLabel, name } }: { resource: AnyRow }) {
  const { cluster } = useOutletContext<PageContext>();
  if (kindRow.kind === 'git_server' || kindRow.kind === 'other') return kindLabel;
  return <Link to={links[KIND_LISTS[kindRow.kind].list]({ cluster }, { search: name })}>{kindLabel}</Link>;
}
