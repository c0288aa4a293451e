// The address of a shell in a pod and of a console of a database: all that is asked for, so that it can be asked about.
import { isPod, type ExecTarget } from '#domain/terminal/terminal-target.ts';
import { links } from '#lib/links.ts';

/** Under the wire's names; what is empty, or usual, is left out. */
export function execLink(cluster: string, target: ExecTarget): string {
  if (!isPod(target)) {
    const { serviceName: database, ...query } = target;
    return links.databaseConsole({ cluster, database }, query);
  }
  const { kubeCluster: kube, isInteractive, ...query } = target;
  return links.podShell({ cluster, kube }, { ...query, isInteractive: isInteractive ? '' : 'false' });
}

/** What a query asks for in a Kubernetes cluster; undefined where too little is named. */
export function parsePodTarget(kubeCluster: string, search: string): ExecTarget | undefined {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const [namespace, pod, command] = [text('namespace'), text('pod'), text('command')];
  if (namespace === '' || pod === '' || command === '') return undefined;
  const isInteractive = text('isInteractive') !== 'false';
  return { kubeCluster, namespace, pod, container: text('container'), command, isInteractive };
}

/** What it asks for in a database. */
export function parseDatabaseTarget(serviceName: string, search: string): ExecTarget | undefined {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const [protocol, dbName, dbUser] = [text('protocol'), text('dbName'), text('dbUser')];
  if (protocol === '' || dbUser === '') return undefined;
  return { serviceName, protocol, dbName, dbUser, dbRoles: query.getAll('dbRoles') };
}
