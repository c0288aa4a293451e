import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { createCertificate } from '#serve/command/certificate.ts';
import { output } from './programs.ts';

const CHART = 'deploy/helm/postern';
const VALUES_FOLDER = 'deploy/tests/values';
/** The oldest version of the chart. */
const KUBERNETES_VERSION = '1.30';

const render = (...args: string[]) =>
  spawnSync('helm', ['template', 'console', CHART, '--kube-version', KUBERNETES_VERSION, ...args], {
    encoding: 'utf8',
  });

interface Resource {
  kind: string;
  data?: Record<string, string>;
}

/** Checks the configuration file with the command, which also reads the files of TLS. */
async function checkConfig(config: string, folder: string): Promise<void> {
  const { key, cert } = await createCertificate('localhost');
  writeFileSync(join(folder, 'tls.key'), key);
  writeFileSync(join(folder, 'tls.crt'), cert);
  const configFile = join(folder, 'postern.yaml');
  writeFileSync(configFile, config.replaceAll('/etc/postern/tls/', `${folder}/`));
  output('tsx', ['src/serve/command/start.ts', '--config', configFile, '--print-config']);
}

/** Validates the rendered resources against the schemas of Kubernetes, and the configuration file with the command. */
async function checkResources(valuesFile: string): Promise<void> {
  output('helm', ['lint', '--strict', '--quiet', '--kube-version', KUBERNETES_VERSION, '--values', valuesFile, CHART]);
  const { status, stdout, stderr } = render('--values', valuesFile);
  assert.equal(status, 0, stderr);
  const folder = mkdtempSync(join(tmpdir(), 'postern-chart-'));
  try {
    const manifest = join(folder, 'manifest.yaml');
    writeFileSync(manifest, stdout);
    output('kubernetes-validate', ['--strict', '--kubernetes-version', KUBERNETES_VERSION, manifest]);
    const resources = parseAllDocuments(stdout).map((document) => document.toJS() as Resource); // validated above
    const config = resources.find(({ kind }) => kind === 'ConfigMap')?.data?.['postern.yaml'];
    assert.ok(config, 'the config map has a configuration file');
    await checkConfig(config, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Values that do not fit together, and a part of the error. */
const REFUSED_VALUES: readonly (readonly [values: string, error: string])[] = [
  ['replicaCount=2', 'Set config.proxy to the address of your proxy.'],
  ['config.scenario=default', 'The mock proxy needs replicaCount=1'],
  ['config.proxy=https://proxy.example.com,ingress.enabled=true', 'Set ingress.hosts'],
  [
    'config.proxy=https://proxy.example.com,ingress.enabled=true,ingress.hosts={console.example.com}',
    'Set config.trusted-proxy',
  ],
  ['config.proxy=proxy.example.com', "values don't meet the specifications of the schema"],
];

export async function checkChart(): Promise<void> {
  for (const name of readdirSync(VALUES_FOLDER)) await checkResources(join(VALUES_FOLDER, name));
  for (const [values, error] of REFUSED_VALUES) {
    const { status, stderr } = render('--set', values);
    assert.equal(status, 1, `helm accepts ${values}`);
    assert.ok(stderr.includes(error), `helm prints for ${values}: ${stderr}`);
  }
}
