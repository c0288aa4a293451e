// A lock file written where an optional binary was missing installs here and fails elsewhere; and it names no registry.
import { readFileSync } from 'node:fs';

interface Locked {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

// The lock file's own form, lockfileVersion 3.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
    .map((name) => `${path} wants ${name}, which the lock file lacks`),
);
const named = Object.entries(packages).flatMap(([path, { resolved }]) =>
  resolved?.startsWith('http') ? [`${path} names the address it was fetched from`] : [],
);
for (const fault of [...missing, ...named]) console.error(fault);
if (missing.length + named.length > 0) process.exitCode = 1;
