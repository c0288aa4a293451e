// `npm run test:deploy`: checks the files in deploy/ with the programs that use them. Skips what is not installed.
import { checkChart } from './chart.ts';
import { checkCompose } from './compose.ts';
import { checkImage } from './image.ts';
import { hasProgram } from './programs.ts';
import { checkSystemd } from './systemd.ts';

interface Check {
  name: string;
  /** Commands that succeed if the program is installed. */
  programs: Record<string, readonly string[]>;
  run: () => void | Promise<void>;
}

const CHECKS: readonly Check[] = [
  {
    name: 'Helm chart',
    programs: { helm: ['version'], 'kubernetes-validate': ['--version'] },
    run: checkChart,
  },
  { name: 'systemd unit', programs: { 'systemd-analyze': ['--version'] }, run: checkSystemd },
  { name: 'Compose file', programs: { docker: ['compose', 'version'] }, run: checkCompose },
  { name: 'container image', programs: { buildah: ['--version'], podman: ['--version'] }, run: checkImage },
];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const { name, programs, run } of CHECKS) {
  const missing = Object.entries(programs).filter(([program, args]) => !hasProgram(program, args));
  if (missing.length > 0) {
    skipped += 1;
    const commands = missing.map(([program, args]) => `${program} ${args.join(' ')}`);
    console.log(`skip ${name}: these commands fail: ${commands.join(', ')}`);
    continue;
  }
  try {
    await run();
    passed += 1;
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL ${name}:`, error);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
