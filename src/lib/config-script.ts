import { jsonOf } from './read.ts';

const SCRIPT = /^\s*var GRV_CONFIG\s*=\s*([\s\S]*?);?\s*$/;

/** What `/web/config.js` defines (docs/protocol/auth-and-identity.md#9.1); undefined where it is no such script. */
export const configIn = (script: string): unknown => jsonOf(SCRIPT.exec(script)?.[1] ?? '');
