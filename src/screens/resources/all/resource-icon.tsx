import AppWindow from 'lucide-react/icons/app-window';
import Box from 'lucide-react/icons/box';
import Database from 'lucide-react/icons/database';
import GitBranch from 'lucide-react/icons/git-branch';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { useLogos } from '#features/logos/logo-icons.tsx';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';
import type { AnyRow, KindRow } from './any-row.ts';

const KIND_ICONS = {
  node: Server,
  app: AppWindow,
  kube_cluster: Hexagon,
  db: Database,
  windows_desktop: Monitor,
  git_server: GitBranch,
  other: Box,
} satisfies Record<KindRow['kind'], unknown>;

function logoOf({ kind, row }: KindRow, logos: ReturnType<typeof useLogos>) {
  if (kind === 'db') return logos?.databaseLogo(row.protocol);
  return kind === 'app' ? logos?.appLogo(row.name) : undefined;
}

/** The logo of a database engine or a well-known application, or the icon of the kind. */
export const ResourceIcon = ({ resource: { name, kindRow } }: { resource: AnyRow }) => (
  <LetterIcon name={name} icon={KIND_ICONS[kindRow.kind]} logo={logoOf(kindRow, useLogos())} />
);
