// Kubernetes clusters and calls of their API.
import type { Codes } from '#domain/audit/entry.ts';

export const KUBERNETES = {
  T3009I: {
    event: 'kube.request',
    title: 'Kubernetes API call',
    category: 'kubernetes',
    outcome: 'info',
    message:
      '{user} sent {verb} {request_path} to Kubernetes cluster {kubernetes_cluster}, answered with status {response_code}',
  },
  T3010I: {
    event: 'kube.create',
    title: 'Kubernetes cluster registration',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} registered {name} as a Kubernetes cluster',
  },
  T3011I: {
    event: 'kube.update',
    title: 'Kubernetes cluster change',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} edited how Kubernetes cluster {name} is registered',
  },
  T3012I: {
    event: 'kube.delete',
    title: 'Kubernetes cluster removal',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} withdrew {name} from the registered Kubernetes clusters',
  },
} as const satisfies Codes;
