import { parseJson } from './untrusted.ts';

const CONFIG_SCRIPT = /^\s*var GRV_CONFIG\s*=\s*([\s\S]*?);?\s*$/;

/** The object that `/web/config.js` defines (docs/protocol/auth-and-identity.md#9.1); undefined for any other script. */
export const parseConfigScript = (script: string): unknown => parseJson(CONFIG_SCRIPT.exec(script)?.[1] ?? '');
