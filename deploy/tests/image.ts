import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram, output } from './programs.ts';

const BASE_IMAGES = ['docker.io/library/node:22-bookworm-slim', 'gcr.io/distroless/nodejs22-debian12:nonroot'];
const IMAGE = 'localhost/postern:test';
const CONTAINER = 'postern-test';

/** Where images are stored during the check, apart from those of the user. */
interface Storage {
  root: string;
  runRoot: string;
}

const storageOptions = ({ root, runRoot }: Storage) => ['--root', root, '--runroot', runRoot];

/** The npm settings and certificate authorities of this machine, so that the build reaches the same registry. */
function npmVolumes(): string[] {
  const setting = (name: string) => output('npm', ['config', 'get', name]).trim();
  const authorities = setting('cafile');
  const mounts: [source: string, target: string][] = [
    [setting('userconfig'), '/root/.npmrc'],
    [setting('globalconfig'), '/usr/local/etc/npmrc'],
    [authorities, authorities],
  ];
  return mounts.filter(([source]) => existsSync(source)).map(([source, target]) => `--volume=${source}:${target}:ro`);
}

function prepareBaseImages(storage: Storage): void {
  const isPulled = (image: string) => hasProgram('buildah', [...storageOptions(storage), 'pull', '--quiet', image]);
  if (BASE_IMAGES.every(isPulled)) return;
  console.log('The base images cannot be pulled. Using stand-ins from Debian packages.');
  output('deploy/tests/debian-base-images.sh', [storage.root, storage.runRoot]);
}

function buildImage(storage: Storage): void {
  const options = ['--isolation=chroot', '--network=host', '--format=docker', '--pull-never', ...npmVolumes()];
  const file = '--file=deploy/Containerfile';
  output('buildah', [...storageOptions(storage), 'build', ...options, file, `--tag=${IMAGE}`, '.']);
}

/** Without network, writable folders or capabilities. */
const LIMITS = [
  '--network=none',
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  // Podman otherwise raises these limits, which needs more rights than the check.
  '--ulimit=nofile=1024:1024',
  '--ulimit=nproc=1024:1024',
  // The check runs the command itself, because the timer of Podman needs systemd.
  '--no-healthcheck',
];

const WAIT_FOR_CONSOLE = `
  const isServed = () => fetch('http://localhost:3080/web/login').then(({ ok }) => ok, () => false);
  for (let attempt = 0; attempt < 60 && !(await isServed()); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));`;

const PRINT_PAGE = `
  const page = await fetch('http://localhost:3080/web/login');
  console.log(await page.text());`;

function checkContainer(storage: Storage): void {
  // runc also runs on machines with old control groups.
  const runtime = hasProgram('runc', ['--version']) ? ['--runtime=runc'] : [];
  const podman = (...args: string[]): string =>
    output('podman', [...storageOptions(storage), '--cgroup-manager=cgroupfs', ...runtime, ...args]);
  const node = (script: string) =>
    podman('exec', CONTAINER, '/nodejs/bin/node', '--input-type=module', '--eval', script);

  podman('run', '--detach', '--name', CONTAINER, ...LIMITS, IMAGE);
  try {
    node(WAIT_FOR_CONSOLE);
    assert.match(node(PRINT_PAGE), /<title>/);
    assert.equal(node('console.log(process.getuid())').trim(), '65532');
    const healthCheck = podman('image', 'inspect', '--format', '{{json .HealthCheck.Test}}', IMAGE);
    const [kind, ...command] = JSON.parse(healthCheck) as string[]; // the format of image configurations
    assert.equal(kind, 'CMD');
    podman('exec', CONTAINER, ...command);
    assert.throws(() => podman('exec', CONTAINER, '/bin/sh', '-c', 'true'), /no such file/);
    podman('stop', '--time=40', CONTAINER);
    assert.equal(podman('inspect', '--format', '{{.State.ExitCode}}', CONTAINER).trim(), '0');
  } finally {
    podman('rm', '--force', CONTAINER);
  }
}

/** Builds the image and runs it. */
export function checkImage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'postern-image-'));
  const storage = { root: join(folder, 'storage'), runRoot: join(folder, 'run') };
  try {
    prepareBaseImages(storage);
    buildImage(storage);
    checkContainer(storage);
  } finally {
    output('buildah', [...storageOptions(storage), 'rm', '--all']);
    output('buildah', [...storageOptions(storage), 'rmi', '--all', '--force']);
    rmSync(folder, { recursive: true });
  }
}
