import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { listOf } from '#lib/untrusted.ts';
import { onlyOfCluster } from './messages.ts';
import * as css from './details.css.ts';

/** For users and bots, who may also be active on leaf clusters: says that only the root cluster is searched. */
export function ClusterNote() {
  const { cluster } = useOutletContext<PageContext>();
  const clusters = useQuery(clustersQuery);
  if (listOf(clusters.data).length < 2) return null;
  return <p className={css.note}>{onlyOfCluster(sanitize(cluster))}</p>;
}
