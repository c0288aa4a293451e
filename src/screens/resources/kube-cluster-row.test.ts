import { expect, test } from 'vitest';
import { parseKubeCluster } from './kube-cluster-row.ts';

const FULL_KUBE_CLUSTER = {
  name: 'prod',
  labels: [{ name: 'env', value: 'production' }],
  kubernetes_users: ['alice'],
  kubernetes_groups: ['dev', 'ops'],
};

test.each([
  ['a whole one', {}, { id: 'prod', name: 'prod', users: ['alice'], groups: ['dev', 'ops'] }],
  ['one without names in it', { kubernetes_users: null, kubernetes_groups: null }, { users: [], groups: [] }],
  ['one with odd names in it', { kubernetes_users: [7, null, '', 'bob', 'bob'] }, { users: ['bob'] }],
  ['one with marks', { name: 'pr\u200bod' }, { id: 'pr\u200bod', name: 'prU+200Bod' }],
])('%s is read', (_name, more, read) => {
  expect(parseKubeCluster({ ...FULL_KUBE_CLUSTER, ...more }, 0)).toMatchObject({ ok: true, ...read });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_KUBE_CLUSTER, name: '' }], [{ ...FULL_KUBE_CLUSTER, name: {} }]])(
  '%j is kept as it came, under its place',
  (raw) => {
    expect(parseKubeCluster(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
