import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { payloadText } from './envelope.ts';

/** The proxy's description of a new session. The field names are the wire names (docs/protocol/streams.md#3.4). */
export interface SessionMetadata {
  id: string;
  kind: string;
  login: string;
  created: string;
  server_id: string;
  server_hostname: string;
  cluster_name: string;
  owner: string;
  moderated: boolean;
}

/** Milliseconds from browser to proxy (`ws`) and from proxy to server (`ssh`); 18.x only. */
export interface Latency {
  ws: number;
  ssh: number;
}

/** Parses the payload of an `s` frame. Missing and invalid fields get empty values. */
export function parseSessionMetadata(payload: Uint8Array): SessionMetadata {
  const session = fieldsOf<StreamSchemas['StreamSessionAbout']>(
    fieldsOf<StreamSchemas['StreamSession']>(parseJson(payloadText(payload))).session,
  );
  return {
    id: textOr(session.id, ''),
    kind: textOr(session.kind, ''),
    login: textOr(session.login, ''),
    created: textOr(session.created, ''),
    server_id: textOr(session.server_id, ''),
    server_hostname: textOr(session.server_hostname, ''),
    cluster_name: textOr(session.cluster_name, ''),
    owner: textOr(session.owner, ''),
    moderated: booleanOr(session.moderated, false),
  };
}

/** Parses the payload of an `l` frame. */
export function parseLatency(payload: Uint8Array): Latency {
  const { ws, ssh } = fieldsOf<StreamSchemas['StreamLatency']>(parseJson(payloadText(payload)));
  return { ws: numberOr(ws, 0), ssh: numberOr(ssh, 0) };
}
