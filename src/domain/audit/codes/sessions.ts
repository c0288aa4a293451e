// Catalog entries of audit events about sessions: their start and end, their recordings, and programs, files and
// network connections of a session, as the kernel of the server reports them.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasField, fieldIs } from '#domain/audit/fields.ts';

const isInPod = fieldIs('proto', 'kube');

export const SESSIONS = {
  T1006W: {
    event: 'session.rejected',
    title: 'Session rejected',
    category: 'session',
    outcome: 'failure',
    message: 'Session rejected for {user}[[ as {login}]]: {reason}[[ (limit {max})]]',
  },
  T2000I: {
    event: 'session.start',
    title: 'Shell session started',
    category: 'session',
    outcome: 'ok',
    message: '{user} started a shell session on {server_hostname}[[ as {login}]]',
    variants: [
      {
        // Very old Kubernetes events do not name the cluster (see the note in docs/protocol/audit-events.json).
        when: (fields) => isInPod(fields) && !hasField('kubernetes_cluster')(fields),
        title: 'Pod session started',
        outcome: 'ok',
        message:
          '{user} started a session in[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] a Kubernetes cluster',
      },
      {
        when: isInPod,
        title: 'Pod session started',
        outcome: 'ok',
        message:
          '{user} started a session in[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
      {
        when: hasField('initial_command'),
        title: 'Command session started',
        outcome: 'ok',
        message: '{user} started a session on {server_hostname} to run {initial_command}',
      },
    ],
    format: { initial_command: 'argv' },
  },
  T2001I: {
    event: 'session.join',
    title: 'Session joined',
    category: 'session',
    outcome: 'info',
    message: '{user} joined the session[[ {sid}]][[ on {server_hostname}]]',
  },
  T2002I: {
    event: 'resize',
    title: 'Terminal resized',
    category: 'session',
    outcome: 'info',
    message: '{user} resized the terminal[[ of session {sid}]] to {size}',
    format: { size: 'size' },
  },
  T2003I: {
    event: 'session.leave',
    title: 'Session left',
    category: 'session',
    outcome: 'info',
    message: '{user} left the session[[ {sid}]][[ on {server_hostname}]]',
  },
  T2004I: {
    event: 'session.end',
    title: 'Shell session ended',
    category: 'session',
    outcome: 'ok',
    message: '{user} ended the shell session on {server_hostname}[[ as {login}]]',
    variants: [
      {
        when: isInPod,
        title: 'Pod session ended',
        outcome: 'ok',
        message:
          '{user} ended the session in[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
      {
        when: fieldIs('interactive', false),
        title: 'Command session ended',
        outcome: 'ok',
        message: '{user} ended the command session without a terminal on {server_hostname}[[ as {login}]]',
      },
    ],
  },
  T2005I: {
    event: 'session.upload',
    title: 'Session recording uploaded',
    category: 'session',
    outcome: 'ok',
    message: 'The recording[[ of session {sid}]] was uploaded[[ to {url}]]',
  },
  T2006I: {
    event: 'session.data',
    title: 'Session data transferred',
    category: 'session',
    outcome: 'info',
    message: '{user} received {tx}, sent {rx}[[ in session {sid}]]',
    format: { tx: 'bytes', rx: 'bytes' },
  },
  T2010I: {
    event: 'session.connect',
    title: 'SSH connection opened',
    category: 'session',
    outcome: 'info',
    message: 'The proxy connected to SSH server {server_addr}[[ for client {addr.remote}]]',
  },
  T2012I: {
    event: 'session.recording.access',
    title: 'Session recording opened',
    category: 'session',
    outcome: 'info',
    message: '{user} opened the recording[[ of session {sid}]][[ ({session_type})]][[ as {format}]]',
  },
  T3006I: {
    event: 'client.disconnect',
    title: 'Client disconnected',
    category: 'session',
    outcome: 'info',
    message: 'The server disconnected {user}[[ from {server_hostname}]]: {reason}',
  },
  T4000I: {
    event: 'session.command',
    title: 'Program run',
    category: 'session',
    outcome: 'info',
    message: '{user} ran {program}[[ with arguments {argv}]][[ in session {sid}]]',
    format: { argv: 'argv' },
  },
  T4001I: {
    event: 'session.disk',
    title: 'File opened by program',
    category: 'session',
    outcome: 'info',
    message: '{user} opened {path} with {program}[[ in session {sid}]]',
  },
  T4002I: {
    event: 'session.network',
    title: 'Program connected',
    category: 'session',
    outcome: 'info',
    message: '{user} connected to {dst_addr}:{dst_port} from {src_addr} with {program}[[ in session {sid}]]',
    variants: [
      {
        when: fieldIs('action', 1),
        title: 'Program connection blocked',
        outcome: 'failure',
        message:
          '{user} failed to connect to {dst_addr}:{dst_port} from {src_addr} with {program}[[ in session {sid}]]: blocked by network rules',
      },
    ],
  },
  T4003I: {
    event: 'session.process_exit',
    title: 'Program exited',
    category: 'session',
    outcome: 'info',
    message: '{program} exited[[ in session {sid}]][[ of {user}]] with status {exit_status}',
  },
} as const satisfies EventFamily;
