#!/usr/bin/env node
// `postern`: the command of the npm package, which contains a build of the console.
import { join, resolve } from 'node:path';
import { runCommand } from './run-command.ts';

/** In the package this file is `dist/server/postern.js`. */
const root = resolve(import.meta.dirname, '../..');

await runCommand({ programName: 'postern', root, build: async () => join(root, 'dist') });
