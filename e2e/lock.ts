// Checks package-lock.json. It must contain all optional packages, because an incomplete file fails to install on other
// systems, and it must not contain addresses of a registry.
import { readFileSync } from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

// The format of package-lock.json in lockfileVersion 3.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const missingPackages = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
    .map((name) => `${path} wants ${name}, which the lock file lacks`),
);
const packagesWithUrl = Object.entries(packages).flatMap(([path, { resolved }]) =>
  resolved?.startsWith('http') ? [`${path} names the address it was fetched from`] : [],
);
for (const problem of [...missingPackages, ...packagesWithUrl]) console.error(problem);
if (missingPackages.length + packagesWithUrl.length > 0) process.exitCode = 1;
