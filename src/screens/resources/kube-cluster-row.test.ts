import { expect, test } from 'vitest';
import { parseKubeCluster } from './kube-cluster-row.ts';

const FULL_KUBE_CLUSTER = {
  name: 'prod',
  labels: [{ name: 'env', value: 'production' }],
  kubernetes_users: ['alice'],
  kubernetes_groups: ['dev', 'ops'],
};

test.each([
  ['a Kubernetes cluster with all fields', {}, { id: 'prod', name: 'prod', users: ['alice'], groups: ['dev', 'ops'] }],
  [
    'a Kubernetes cluster with null names',
    { kubernetes_users: null, kubernetes_groups: null },
    { users: [], groups: [] },
  ],
  ['a Kubernetes cluster with invalid names', { kubernetes_users: [7, null, '', 'bob', 'bob'] }, { users: ['bob'] }],
  ['a Kubernetes cluster with invisible characters', { name: 'pr\u200bod' }, { id: 'pr\u200bod', name: 'prU+200Bod' }],
])('parses %s', (_name, overrides, expected) => {
  expect(parseKubeCluster({ ...FULL_KUBE_CLUSTER, ...overrides }, 0)).toMatchObject({ ok: true, ...expected });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_KUBE_CLUSTER, name: '' }], [{ ...FULL_KUBE_CLUSTER, name: {} }]])(
  '%j is unreadable and keeps its raw data',
  (raw) => {
    expect(parseKubeCluster(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
