import { output } from './programs.ts';

/** Validates the Compose file. It needs no container engine. */
export function checkCompose(): void {
  output('docker', ['compose', '--file', 'deploy/compose.yaml', 'config', '--quiet']);
}
