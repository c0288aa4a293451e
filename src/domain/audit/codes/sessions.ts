// Sessions from start to end, their recordings, and what the kernel saw of them.
import type { Codes } from '#domain/audit/entry.ts';
import { has, is } from '#domain/audit/fields.ts';

const isInPod = is('proto', 'kube');

export const SESSIONS = {
  T1006W: {
    event: 'session.rejected',
    title: 'Session limit reached',
    category: 'session',
    outcome: 'failure',
    message: '{user} was turned away by a session limit[[ as {login}]]: {reason}[[ (limit {max})]]',
  },
  T2000I: {
    event: 'session.start',
    title: 'Shell session start',
    category: 'session',
    outcome: 'ok',
    message: '{user} opened a shell session on {server_hostname}[[ as {login}]]',
    variants: [
      {
        // Very old events of Kubernetes do not name the cluster (docs/protocol/audit-events.json, its note).
        when: (fields) => isInPod(fields) && !has('kubernetes_cluster')(fields),
        title: 'Pod session start',
        outcome: 'ok',
        message:
          '{user} opened a session inside[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] a Kubernetes cluster',
      },
      {
        when: isInPod,
        title: 'Pod session start',
        outcome: 'ok',
        message:
          '{user} opened a session inside[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
      {
        when: has('initial_command'),
        title: 'Command session start',
        outcome: 'ok',
        message: '{user} opened a session on {server_hostname} to run {initial_command}',
      },
    ],
    format: { initial_command: 'argv' },
  },
  T2001I: {
    event: 'session.join',
    title: 'Session joined',
    category: 'session',
    outcome: 'info',
    message: '{user} entered the running session[[ {sid}]][[ on {server_hostname}]]',
  },
  T2002I: {
    event: 'resize',
    title: 'Window size change',
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
    message: '{user} left the running session[[ {sid}]][[ on {server_hostname}]]',
  },
  T2004I: {
    event: 'session.end',
    title: 'Shell session end',
    category: 'session',
    outcome: 'ok',
    message: '{user} closed the shell session on {server_hostname}[[ as {login}]]',
    variants: [
      {
        when: isInPod,
        title: 'Pod session end',
        outcome: 'ok',
        message:
          '{user} closed the session inside[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
      {
        when: is('interactive', false),
        title: 'Command session end',
        outcome: 'ok',
        message: '{user} completed a command without a terminal on {server_hostname}[[ as {login}]]',
      },
    ],
  },
  T2005I: {
    event: 'session.upload',
    title: 'Recording stored',
    category: 'session',
    outcome: 'ok',
    message: 'The recorder stored the recording[[ of session {sid}]][[ at {url}]]',
  },
  T2006I: {
    event: 'session.data',
    title: 'Session traffic total',
    category: 'session',
    outcome: 'info',
    message: '{user} received {tx} and sent {rx}[[ in session {sid}]]',
    format: { tx: 'bytes', rx: 'bytes' },
  },
  T2010I: {
    event: 'session.connect',
    title: 'Outgoing SSH connection',
    category: 'session',
    outcome: 'info',
    message: 'The proxy dialed the SSH server {server_addr}[[ for client {addr.remote}]]',
  },
  T2012I: {
    event: 'session.recording.access',
    title: 'Recording opened',
    category: 'session',
    outcome: 'info',
    message: '{user} opened the recording[[ of session {sid}]][[ ({session_type})]][[ as {format}]]',
  },
  T3006I: {
    event: 'client.disconnect',
    title: 'Connection cut',
    category: 'session',
    outcome: 'info',
    message: 'The server cut the connection of {user}[[ to {server_hostname}]]: {reason}',
  },
  T4000I: {
    event: 'session.command',
    title: 'Program launch',
    category: 'session',
    outcome: 'info',
    message: '{user} launched {program}[[ in session {sid}]][[ with arguments {argv}]]',
    format: { argv: 'argv' },
  },
  T4001I: {
    event: 'session.disk',
    title: 'File opened by a program',
    category: 'session',
    outcome: 'info',
    message: '{user} opened {path} with {program}[[ in session {sid}]]',
  },
  T4002I: {
    event: 'session.network',
    title: 'Connection made by a program',
    category: 'session',
    outcome: 'info',
    message: '{user} reached {dst_addr}:{dst_port} from {src_addr} with {program}[[ in session {sid}]]',
    variants: [
      {
        when: is('action', 1),
        title: 'Blocked connection of a program',
        outcome: 'failure',
        message:
          '{user} tried to reach {dst_addr}:{dst_port} from {src_addr} with {program}[[ in session {sid}]], which the network rules blocked',
      },
    ],
  },
  T4003I: {
    event: 'session.process_exit',
    title: 'Program end',
    category: 'session',
    outcome: 'info',
    message: '{program} finished[[ in session {sid}]][[ of {user}]] with exit status {exit_status}',
  },
} as const satisfies Codes;
