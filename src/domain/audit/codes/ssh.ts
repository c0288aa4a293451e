// Catalog entries of audit events about subsystems, commands, port forwarding and X11 forwarding over SSH, and about
// commands and port forwarding in Kubernetes pods, which have the same codes.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasField, fieldIs } from '#domain/audit/fields.ts';

export const SSH = {
  T3001E: {
    event: 'subsystem',
    title: 'Subsystem failed',
    category: 'session',
    outcome: 'failure',
    message: '{user} failed to start SSH subsystem {name}[[: {exitError}]]',
  },
  T3001I: {
    event: 'subsystem',
    title: 'Subsystem started',
    category: 'session',
    outcome: 'ok',
    message: '{user} started SSH subsystem {name}',
  },
  T3002E: {
    event: 'exec',
    title: 'Command failed',
    category: 'session',
    outcome: 'failure',
    message: '{user} ran {command} on {server_hostname}, but it failed[[ with exit code {exitCode}]][[: {exitError}]]',
    variants: [
      {
        when: fieldIs('proto', 'kube'),
        title: 'Pod command failed',
        outcome: 'failure',
        message:
          '{user} ran a command[[ ({command})]] in[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}, but it failed[[ with exit code {exitCode}]][[: {exitError}]]',
      },
    ],
  },
  T3002I: {
    event: 'exec',
    title: 'Command run',
    category: 'session',
    outcome: 'ok',
    message: '{user} ran {command} on {server_hostname}[[ as {login}]]',
    variants: [
      {
        when: fieldIs('proto', 'kube'),
        title: 'Pod command run',
        outcome: 'ok',
        message:
          '{user} ran a command[[ ({command})]] in[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3003E: {
    event: 'port',
    title: 'Port forwarding failed',
    category: 'session',
    outcome: 'failure',
    message: '{user} failed to start SSH port forwarding to {addr}[[: {error}]]',
    variants: [
      {
        when: fieldIs('event', 'port.local'),
        title: 'Local port forwarding failed',
        outcome: 'failure',
        message: '{user} failed to start local SSH port forwarding to {addr}[[: {error}]]',
      },
      {
        when: fieldIs('event', 'port.remote'),
        title: 'Remote port forwarding failed',
        outcome: 'failure',
        message: '{user} failed to start remote SSH port forwarding to {addr}[[: {error}]]',
      },
      {
        when: fieldIs('event', 'port.remote_conn'),
        title: 'Remote port forwarding connection failed',
        outcome: 'failure',
        message: '{user} failed to open a connection through remote SSH port forwarding to {addr}[[: {error}]]',
      },
      {
        when: hasField('kubernetes_cluster'),
        title: 'Pod port forwarding failed',
        outcome: 'failure',
        message:
          '{user} failed to start port forwarding to {addr} in Kubernetes cluster {kubernetes_cluster}[[: {error}]]',
      },
    ],
  },
  T3003I: {
    event: 'port',
    title: 'Port forwarding started',
    category: 'session',
    outcome: 'ok',
    message: '{user} started SSH port forwarding to {addr}',
    variants: [
      {
        when: fieldIs('event', 'port.local'),
        title: 'Local port forwarding started',
        outcome: 'ok',
        message: '{user} started local SSH port forwarding to {addr}',
      },
      {
        when: fieldIs('event', 'port.remote'),
        title: 'Remote port forwarding started',
        outcome: 'ok',
        message: '{user} started remote SSH port forwarding to {addr}',
      },
      {
        when: fieldIs('event', 'port.remote_conn'),
        title: 'Remote port forwarding connection opened',
        outcome: 'ok',
        message: '{user} opened a connection through remote SSH port forwarding to {addr}',
      },
      {
        when: hasField('kubernetes_cluster'),
        title: 'Pod port forwarding started',
        outcome: 'ok',
        message: '{user} started port forwarding to {addr} in Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3003S: {
    event: 'port',
    title: 'Port forwarding stopped',
    category: 'session',
    outcome: 'info',
    message: '{user} stopped SSH port forwarding to {addr}',
    variants: [
      {
        when: fieldIs('event', 'port.local'),
        title: 'Local port forwarding stopped',
        outcome: 'info',
        message: '{user} stopped local SSH port forwarding to {addr}',
      },
      {
        when: fieldIs('event', 'port.remote'),
        title: 'Remote port forwarding stopped',
        outcome: 'info',
        message: '{user} stopped remote SSH port forwarding to {addr}',
      },
      {
        when: fieldIs('event', 'port.remote_conn'),
        title: 'Remote port forwarding connection closed',
        outcome: 'info',
        message: '{user} closed a connection through remote SSH port forwarding to {addr}',
      },
      {
        when: hasField('kubernetes_cluster'),
        title: 'Pod port forwarding stopped',
        outcome: 'info',
        message: '{user} stopped port forwarding to {addr} in Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3008I: {
    event: 'x11-forward',
    title: 'X11 forwarding enabled',
    category: 'session',
    outcome: 'ok',
    message: '{user} enabled X11 forwarding[[ as {login}]]',
  },
  T3008W: {
    event: 'x11-forward',
    title: 'X11 forwarding denied',
    category: 'session',
    outcome: 'failure',
    message: 'X11 forwarding denied for {user}[[: {error}]]',
  },
} as const satisfies EventFamily;
