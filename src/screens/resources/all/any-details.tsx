import { OpenDetails } from '#features/details/open-details.tsx';
import { appsListKind } from '#screens/resources/apps.tsx';
import { databasesListKind } from '#screens/resources/databases.tsx';
import { desktopsListKind } from '#screens/resources/desktops.tsx';
import {
  AppDetails,
  DatabaseDetails,
  DesktopDetails,
  KubeClusterDetails,
  ServerDetails,
} from '#screens/resources/details/lazy-details.tsx';
import { kubeClustersListKind } from '#screens/resources/kube-clusters.tsx';
import { serversListKind } from '#screens/resources/servers.tsx';
import type { AnyRow } from './any-row.ts';

/** The lists of one kind, from which details are read, do not contain resources that need an access request. */
export const anyRowHasDetails = ({ kindRow: { kind }, requiresRequest }: AnyRow): boolean =>
  kind !== 'git_server' && kind !== 'other' && !requiresRequest;

/** The details of the resource that the address names. The ID of a row consists of the kind and the ID of that kind. */
export const OpenAnyDetails = () => (
  <OpenDetails>
    {(id) => {
      const separator = id.indexOf('/');
      return <DetailsOfKind kind={id.slice(0, Math.max(0, separator))} id={id.slice(separator + 1)} />;
    }}
  </OpenDetails>
);

function DetailsOfKind({ kind, id }: { kind: string; id: string }) {
  switch (kind) {
    case 'node':
      return <ServerDetails id={id} kind={serversListKind} />;
    case 'app':
      return <AppDetails id={id} kind={appsListKind} />;
    case 'kube_cluster':
      return <KubeClusterDetails id={id} kind={kubeClustersListKind} />;
    case 'db':
      return <DatabaseDetails id={id} kind={databasesListKind} />;
    case 'windows_desktop':
      return <DesktopDetails id={id} kind={desktopsListKind} />;
    default:
      return null;
  }
}
