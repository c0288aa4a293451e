import { expect, test } from 'vitest';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { kubeObjects } from './lint-kube-objects.ts';
import {
  groupMissing,
  GROUP_SINCE,
  LONE_WILDCARD,
  NAME_EMPTY,
  namespaceMissing,
  pluralKind,
  verbsSince,
} from './messages.ts';
import { parseRole } from './role-document.ts';

/** For each problem of a role with this entry: the marked text and the message. */
function problemsOf(version: string, entry: string): [string, string][] {
  const text = `kind: role\nversion: ${version}\nspec:\n  allow:\n    kubernetes_resources: [${entry}]\n`;
  const role = parseRole(text);
  return (role.ok ? kubeObjects.find(role) : []).map(({ node, message }) => {
    const { from, to } = textRangeOf(node);
    return [text.slice(from, to), message];
  });
}

test.each([
  ['v7', '{kind: pod, name: a, verbs: [get]}', [['pod', namespaceMissing('pod')]]],
  ['v7', "{kind: '*', name: a}", [["'*'", namespaceMissing('*')]]],
  ['v7', '{kind: namespace, name: a}', []],
  ['v7', "{kind: pod, namespace: a, name: ''}", [["''", NAME_EMPTY]]],
  ['v7', '{kind: pod, api_group: apps, namespace: a, name: b}', [['api_group', GROUP_SINCE]]],
  ['v7', '{kind: constructor, name: a}', []],
  ['v5', '{kind: pod, namespace: a, name: b, verbs: [get]}', [['get', verbsSince('v5')]]],
  ['v6', "{kind: pod, namespace: a, name: b, verbs: ['*']}", []],
  ['v8', '{kind: pods, namespace: a, name: b}', []],
  ['v8', '{kind: pod, namespace: a, name: b}', [['pod', pluralKind('pods')]]],
  ['v8', "{kind: kube_node, api_group: '*', name: b}", [['kube_node', pluralKind('nodes')]]],
  ['v8', '{kind: deployment, api_group: example.com, name: b}', []],
  ['v8', '{kind: nodes, name: b}', []],
  ['v8', '{kind: events, name: b}', [['events', namespaceMissing('events')]]],
  ['v8', '{kind: deployments, api_group: apps, name: b}', [['deployments', namespaceMissing('deployments')]]],
  ['v8', '{kind: jobs, namespace: a, name: b}', [['jobs', groupMissing('jobs', 'batch')]]],
  ['v8', '{kind: certificates, namespace: a, name: b}', [['certificates', groupMissing('certificates', undefined)]]],
  ['v8', "{kind: '*', namespace: a, name: b}", [["'*'", groupMissing('*', undefined)]]],
  ['v8', "{kind: pods, namespace: a, name: b, verbs: [get, '*']}", [["'*'", LONE_WILDCARD]]],
  ['v8', "{kind: pods, namespace: a, name: b, verbs: ['{{external.verbs}}']}", []],
  ['v8', '{kind: {a: b}, name: [c]}', []],
])('in version %s, the entry %s has the problems %j', (version, entry, problems) =>
  expect(problemsOf(version, entry)).toEqual(problems),
);

test('offers the plural of a singular kind as a fix', () => {
  const role = parseRole('version: v8\nspec: {deny: {kubernetes_resources: [{kind: job, api_group: batch, name: a}]}}');
  expect(role.ok && kubeObjects.find(role)).toMatchObject([{ fix: { title: 'Use "jobs"', insert: 'jobs' } }]);
});
