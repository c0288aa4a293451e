import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from './programs.ts';

const UNIT = 'postern.service';
const FOLDER = 'deploy/systemd';
/** In tenths: `systemd-analyze security` rates units from 0 (safe) to 100. */
const MAX_EXPOSURE = 20;

/** Verifies the unit with these drop-ins in a copy, because the command of the unit is usually not installed here. */
function checkUnit(dropIns: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'postern-systemd-'));
  try {
    const unit = join(folder, UNIT);
    writeFileSync(unit, readFileSync(join(FOLDER, UNIT), 'utf8').replace('/usr/bin/postern', process.execPath));
    mkdirSync(`${unit}.d`);
    for (const name of dropIns)
      writeFileSync(join(`${unit}.d`, name), readFileSync(join(FOLDER, 'drop-ins', name), 'utf8'));
    // An unknown setting is only a warning, so there must be no output.
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    const security = output('systemd-analyze', ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, unit]);
    console.log([UNIT, ...dropIns].join(' with '), security.trimEnd().split('\n').at(-1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function checkSystemd(): void {
  const dropIns = readdirSync(join(FOLDER, 'drop-ins'));
  checkUnit([]);
  checkUnit(dropIns);
}
