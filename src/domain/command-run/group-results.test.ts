import { expect, test } from 'vitest';
import { commonLogins, groupByResult, countStatuses } from './group-results.ts';
import { WAITING_NODE, type NodeRun } from './command-stream.ts';
import { NO_OUTPUT, appendBytes } from './command-output.ts';

const node = (status: NodeRun['status'], text: string, fields: Partial<NodeRun> = {}): NodeRun => ({
  ...WAITING_NODE,
  status,
  output: appendBytes(NO_OUTPUT, 'stdout', new TextEncoder().encode(text)),
  ...fields,
});
const nodes = (...list: NodeRun[]) => new Map(list.map((run, index) => [`n${index}`, run]));

// docs/behaviour.md#commands-on-many-servers "Truncated outputs are in no group"
test.each<[string, NodeRun[], string[][]]>([
  ['no nodes', [], []],
  [
    'nodes with the same output',
    [node('succeeded', 'a'), node('succeeded', 'b'), node('succeeded', 'b')],
    [['n1', 'n2'], ['n0']],
  ],
  ['nodes with the same output but different results', [node('succeeded', 'a'), node('failed', 'a')], [['n0'], ['n1']]],
  [
    'nodes with different exit codes',
    [node('failed', '', { exitCode: 1 }), node('failed', '', { exitCode: 2 })],
    [['n0'], ['n1']],
  ],
  [
    'nodes with different errors',
    [node('failed', '', { error: 'x' }), node('failed', '', { error: 'y' })],
    [['n0'], ['n1']],
  ],
  ['running nodes', [node('running', 'a'), node('running', 'a')], [['n0'], ['n1']]],
  [
    'nodes with dropped output',
    [node('succeeded', 'a', { output: { ...NO_OUTPUT, droppedCharacters: 1 } }), node('succeeded', '')],
    [['n0'], ['n1']],
  ],
])('groups only ended nodes with the same result and complete output: %s', (_, list, groups) => {
  expect(groupByResult(nodes(...list))).toEqual(groups);
});

test('counts nodes by status', () => {
  expect(countStatuses(nodes(node('failed', ''), node('running', ''), node('failed', '')))).toEqual({
    waiting: 0,
    running: 1,
    succeeded: 0,
    failed: 2,
    stopped: 0,
  });
});

test.each([
  [[], []],
  [[['root', 'deploy']], ['deploy', 'root']],
  [[['root', 'deploy'], ['deploy']], ['deploy']],
  [[['root'], ['deploy']], []],
])('the common logins of %o are %o (docs/protocol/streams.md#13.3)', (lists, common) => {
  expect(commonLogins(lists.map((logins) => ({ logins })))).toEqual(common);
});
