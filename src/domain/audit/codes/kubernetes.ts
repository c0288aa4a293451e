// Catalog entries of audit events about Kubernetes clusters and requests to their API.
import type { EventFamily } from '#domain/audit/entry.ts';

export const KUBERNETES = {
  T3009I: {
    event: 'kube.request',
    title: 'Kubernetes request sent',
    category: 'kubernetes',
    outcome: 'info',
    message:
      '{user} sent {verb} {request_path} to Kubernetes cluster {kubernetes_cluster}, response status {response_code}',
  },
  T3010I: {
    event: 'kube.create',
    title: 'Kubernetes cluster created',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} created Kubernetes cluster {name}',
  },
  T3011I: {
    event: 'kube.update',
    title: 'Kubernetes cluster updated',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} updated Kubernetes cluster {name}',
  },
  T3012I: {
    event: 'kube.delete',
    title: 'Kubernetes cluster deleted',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} deleted Kubernetes cluster {name}',
  },
} as const satisfies EventFamily;
