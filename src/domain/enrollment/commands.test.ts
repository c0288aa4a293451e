import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  addAppTokenCommand,
  createIamPolicyCommand,
  installAppCommand,
  installDatabaseAgentCommand,
  installKubeAgentCommand,
  installServerCommand,
  isAppName,
  isAppUri,
  isDatabaseName,
  isKubeClusterName,
  isKubeNamespace,
  serveAppCommand,
  signDatabaseCommand,
} from './commands.ts';

/** Runs a script in bash and returns its output. In scripts, functions replace programs and print their arguments. */
const run = (script: string): string => execFileSync('bash', ['-c', script], { encoding: 'utf8' });

test('the install command for servers fetches the script from this proxy', () => {
  expect(installServerCommand('https://one.example.com', 'abc')).toBe(
    'sudo bash -c "$(curl -fsSL https://one.example.com/scripts/abc/install-node.sh)"',
  );
});

const HOSTILE_TEXTS = ["it's", '$(reboot)', '`reboot`', '"; reboot; "', 'a b', '-x', 'EOF', '\\', 'ü\u202e'];

test.each(HOSTILE_TEXTS)('the install command for servers quotes the token %j as part of one word', (token) => {
  const sudo = `sudo() { "$@"; }; curl() { printf 'printf %%s %q' "$2"; };`;
  expect(run(`${sudo} ${installServerCommand('https://one.example.com', token)}`)).toBe(
    `https://one.example.com/scripts/${token}/install-node.sh`,
  );
});

const AGENT = {
  proxy: 'one.example.com',
  token: 'abc',
  resourceId: 'id-1',
  cluster: 'prod',
  version: '14.3.3',
  namespace: 'agents',
};

/** Runs the command for the Kubernetes agent. Returns the file with the values for helm, and the arguments of helm. */
function runInstallation(change: Partial<typeof AGENT>): { values: unknown; words: string[] } {
  const fakePrograms = `cat() { if [ $# -gt 0 ]; then command cat "$@"; else command cat; fi; }; helm() { printf '%s\\0' "$@"; }; cd "$(mktemp -d)";`;
  const output = run(
    `${fakePrograms} ${installKubeAgentCommand({ ...AGENT, ...change })}\necho; command cat prod-cluster-values.yaml`,
  );
  const argumentsEnd = output.lastIndexOf('\0');
  return { values: parse(output.slice(argumentsEnd + 1)), words: output.slice(0, argumentsEnd).split('\0') };
}

test('helm gets the values for joining the agent', () => {
  expect(runInstallation({})).toEqual({
    values: {
      roles: 'kube',
      authToken: 'abc',
      proxyAddr: 'one.example.com:443',
      kubeClusterName: 'prod',
      labels: { 'teleport.internal/resource-id': 'id-1' },
    },
    words: [
      ...'install teleport-agent teleport/teleport-kube-agent -f prod-cluster-values.yaml'.split(' '),
      ...'--create-namespace --namespace agents --version 14.3.3'.split(' '),
    ],
  });
});

test.each([...HOSTILE_TEXTS, 'two\nlines', 'a: b', '*'])('quotes the cluster name %j', (cluster) => {
  const { values, words } = runInstallation({ cluster, namespace: cluster.replaceAll('\n', ' ') });
  expect(values).toMatchObject({ kubeClusterName: cluster });
  expect(words).toContain(cluster.replaceAll('\n', ' '));
});

test('does not run helm if the values file could not be written', () => {
  const programs = 'cd "$(mktemp -d)"; cat() { false; }; helm() { echo installed; };';
  expect(run(`${programs} ${installKubeAgentCommand(AGENT)}\ntrue`)).toBe('');
});

// docs/behaviour.md#copied-commands "Commands that are copied together"
test('starts the application agent even if sudo reads a password from the input', () => {
  const sudo = 'sudo() { [ "$asked" ] || read -r asked; echo "$2 with $asked"; }';
  const command = serveAppCommand({
    name: 'grafana',
    uri: 'http://localhost:3000',
    proxy: 'one.example.com',
    token: 'abc',
  });
  const input = [sudo, command, 'secret', ''].join('\n');
  expect(execFileSync('bash', { input, encoding: 'utf8' })).toBe('configure with secret\nstart with secret\n');
});

// docs/behaviour.md#enrolling "If the cluster would refuse a name"
test.each([
  [isKubeClusterName, 'prod', true],
  [isKubeClusterName, '-Prod_1.eu', true],
  [isKubeClusterName, '', false],
  [isKubeClusterName, 'a b', false],
  [isKubeClusterName, '日本', false],
  [isKubeClusterName, "it's", false],
  [isKubeClusterName, 'a\n', false],
  [isKubeNamespace, 'teleport-agent', true],
  [isKubeNamespace, '1', true],
  [isKubeNamespace, 'a'.repeat(63), true],
  [isKubeNamespace, 'a'.repeat(64), false],
  [isKubeNamespace, '-a', false],
  [isKubeNamespace, 'a-', false],
  [isKubeNamespace, 'A', false],
  [isKubeNamespace, 'a.b', false],
  [isDatabaseName, 'Orders-1', true],
  [isDatabaseName, 'a'.repeat(80), true],
  [isDatabaseName, '1orders', false],
  [isDatabaseName, 'orders-', false],
  [isDatabaseName, 'my_orders', false],
  [isDatabaseName, 'a b', false],
  [isDatabaseName, '日本', false],
])('%o returns %3$s for the name %2$j', (accepts, name, isAccepted) => {
  expect(accepts(name)).toBe(isAccepted);
});

test.each(['a', 'grafana', 'a-1', 'a'.repeat(63)])('%j is a valid application name', (name) => {
  expect(isAppName(name)).toBe(true);
});

test.each(['', '1a', '-a', 'a-', 'A', 'a.b', 'a b', 'ä', 'a'.repeat(64), "a'b"])(
  '%j is not a valid application name',
  (name) => {
    expect(isAppName(name)).toBe(false);
  },
);

test.each(['http://localhost:3000', 'https://a.example.com/path_1', 'tcp://db:5432'])(
  '%j is a valid application address',
  (uri) => {
    expect(isAppUri(uri)).toBe(true);
  },
);

test.each(['', 'localhost', '/path', 'http://a/?q=1', 'http://a/%20', 'http://$(reboot)', "http://a/'"])(
  '%j is not a valid application address',
  (uri) => {
    expect(isAppUri(uri)).toBe(false);
  },
);

test('the commands for applications start an agent, fetch the install script, and create a token', () => {
  const app = { name: 'grafana', uri: 'http://localhost:3000' };
  const programs = `sudo() { printf '%s\\0' "$@"; };`;
  expect(run(`${programs} ${serveAppCommand({ ...app, proxy: 'one.example.com', token: "a'b" })}`).split('\0')).toEqual(
    [
      ...'teleport configure --output=/etc/teleport.yaml --roles=app'.split(' '),
      "--token=a'b",
      ...'--proxy=one.example.com:443 --app-name=grafana --app-uri=http://localhost:3000'.split(' '),
      ...'teleport start --config=/etc/teleport.yaml'.split(' '),
      '',
    ],
  );
  expect(installAppCommand('https://one.example.com', 'abc', { name: 'grafana', uri: 'http://a b' })).toContain(
    "'https://one.example.com/scripts/abc/install-app.sh?name=grafana&uri=http%3A%2F%2Fa%20b'",
  );
  expect(addAppTokenCommand(app)).toBe('tctl tokens add --type=app --app-name=grafana --app-uri=http://localhost:3000');
});

test('the install command for database agents fetches the script from this proxy', () => {
  expect(installDatabaseAgentCommand('https://one.example.com', 'abc')).toBe(
    'sudo bash -c "$(curl -fsSL https://one.example.com/scripts/abc/install-database.sh)"',
  );
});

test.each(HOSTILE_TEXTS)('the certificate commands quote the database host %j as one word each', (host) => {
  const fakePrograms = `curl() { printf '%s\\0' "$@"; }; tar() { printf '%s\\0' "$@"; };`;
  const command = signDatabaseCommand({ origin: 'https://one.example.com', cluster: 'a/b', token: 'abc', host });
  expect(run(`${fakePrograms} ${command}`).split('\0').slice(0, -1)).toEqual([
    '-fsS',
    'https://one.example.com/v1/webapi/sites/a%2Fb/sign/db',
    '-d',
    JSON.stringify({ hostname: host }),
    '-H',
    'Authorization: Bearer abc',
    '-H',
    'Content-Type: application/json',
    '-OJ',
    '-xvf',
    `teleport_mTLS_${host}.tar.gz`,
  ]);
});

const POLICY = '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Resource":["it\'s $(reboot)"]}]}';

test.each(['orders', ...HOSTILE_TEXTS])('quotes the policy name and document for the database %j', (database) => {
  const [, ...words] = run(`aws() { printf '%s\\0' aws "$@"; }; ${createIamPolicyCommand(database, POLICY)}`).split(
    '\0',
  );
  expect(words.slice(0, 4)).toEqual(['iam', 'create-policy', '--policy-name', `TeleportDatabaseAccess_${database}`]);
  expect(words[4]).toBe('--policy-document');
  expect(JSON.parse(words[5] ?? '')).toEqual(JSON.parse(POLICY));
});

test('does not change a policy that is not JSON', () => {
  expect(createIamPolicyCommand('orders', '{half')).toBe(
    "aws iam create-policy --policy-name TeleportDatabaseAccess_orders \\\n  --policy-document '{half'",
  );
});
