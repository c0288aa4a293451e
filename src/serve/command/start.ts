// `npm start`: runs the command in a clone of the repository, and builds the console first if needed.
import { resolve } from 'node:path';
import { ensureBuild } from './build.ts';
import { runCommand } from './run-command.ts';

const root = resolve(import.meta.dirname, '../../..');

await runCommand({
  programName: 'npm start --',
  root,
  build: () => ensureBuild(root, (line) => console.log(line)),
});
