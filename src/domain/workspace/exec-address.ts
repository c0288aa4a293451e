// Formats and parses the addresses of pod shells and database consoles. They contain the whole target, so that the
// console can ask the user for confirmation.
import { isPod, type ExecTarget } from '#domain/terminal/terminal-target.ts';
import { links } from '#lib/links.ts';

/** The parameters have the wire names. Empty and default values are omitted. */
export function execLink(cluster: string, target: ExecTarget): string {
  if (!isPod(target)) {
    const { serviceName: database, ...query } = target;
    return links.databaseConsole({ cluster, database }, query);
  }
  const { kubeCluster: kube, isInteractive, ...query } = target;
  return links.podShell({ cluster, kube }, { ...query, isInteractive: isInteractive ? '' : 'false' });
}

/** Parses the target in a Kubernetes cluster; undefined if a required parameter is missing. */
export function parsePodTarget(kubeCluster: string, search: string): ExecTarget | undefined {
  const query = new URLSearchParams(search);
  const parameterOf = (name: string) => query.get(name) ?? '';
  const [namespace, pod, command] = [parameterOf('namespace'), parameterOf('pod'), parameterOf('command')];
  if (namespace === '' || pod === '' || command === '') return undefined;
  const isInteractive = parameterOf('isInteractive') !== 'false';
  return { kubeCluster, namespace, pod, container: parameterOf('container'), command, isInteractive };
}

/** Parses the target of a database console; undefined if a required parameter is missing. */
export function parseDatabaseTarget(serviceName: string, search: string): ExecTarget | undefined {
  const query = new URLSearchParams(search);
  const parameterOf = (name: string) => query.get(name) ?? '';
  const [protocol, dbName, dbUser] = [parameterOf('protocol'), parameterOf('dbName'), parameterOf('dbUser')];
  if (protocol === '' || dbUser === '') return undefined;
  return { serviceName, protocol, dbName, dbUser, dbRoles: query.getAll('dbRoles') };
}
