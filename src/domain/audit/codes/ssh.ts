// What is done within an SSH session: subsystems, commands, tunnels.
import type { Codes } from '#domain/audit/entry.ts';
import { has, is } from '#domain/audit/fields.ts';

export const SSH = {
  T3001E: {
    event: 'subsystem',
    title: 'Subsystem failure',
    category: 'session',
    outcome: 'failure',
    message: '{user} could not start the {name} SSH subsystem[[: {exitError}]]',
  },
  T3001I: {
    event: 'subsystem',
    title: 'Subsystem start',
    category: 'session',
    outcome: 'ok',
    message: '{user} started the {name} SSH subsystem',
  },
  T3002E: {
    event: 'exec',
    title: 'Command failure',
    category: 'session',
    outcome: 'failure',
    message: '{user} ran {command} on {server_hostname} without success[[, exit code {exitCode}]][[: {exitError}]]',
    variants: [
      {
        when: is('proto', 'kube'),
        title: 'Pod command failure',
        outcome: 'failure',
        message:
          '{user} sent a command[[ ({command})]] into[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster} without success[[, exit code {exitCode}]][[: {exitError}]]',
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
        when: is('proto', 'kube'),
        title: 'Pod command run',
        outcome: 'ok',
        message:
          '{user} sent a command[[ ({command})]] into[[ pod {kubernetes_pod_namespace}/{kubernetes_pod_name} of]] Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3003E: {
    event: 'port',
    title: 'Tunnel failure',
    category: 'session',
    outcome: 'failure',
    message: '{user} failed to open an SSH tunnel to {addr}[[: {error}]]',
    variants: [
      {
        when: is('event', 'port.local'),
        title: 'Local tunnel failure',
        outcome: 'failure',
        message: '{user} failed to open a local SSH tunnel to {addr}[[: {error}]]',
      },
      {
        when: is('event', 'port.remote'),
        title: 'Remote tunnel failure',
        outcome: 'failure',
        message: '{user} failed to open a remote SSH tunnel to {addr}[[: {error}]]',
      },
      {
        when: is('event', 'port.remote_conn'),
        title: 'Remote tunnel connection failure',
        outcome: 'failure',
        message: '{user} failed to open a connection through a remote SSH tunnel to {addr}[[: {error}]]',
      },
      {
        when: has('kubernetes_cluster'),
        title: 'Pod tunnel failure',
        outcome: 'failure',
        message: '{user} failed to open a tunnel to {addr} in Kubernetes cluster {kubernetes_cluster}[[: {error}]]',
      },
    ],
  },
  T3003I: {
    event: 'port',
    title: 'Tunnel start',
    category: 'session',
    outcome: 'ok',
    message: '{user} opened an SSH tunnel to {addr}',
    variants: [
      {
        when: is('event', 'port.local'),
        title: 'Local tunnel start',
        outcome: 'ok',
        message: '{user} opened a local SSH tunnel to {addr}',
      },
      {
        when: is('event', 'port.remote'),
        title: 'Remote tunnel start',
        outcome: 'ok',
        message: '{user} opened a remote SSH tunnel to {addr}',
      },
      {
        when: is('event', 'port.remote_conn'),
        title: 'Remote tunnel connection start',
        outcome: 'ok',
        message: '{user} opened a connection through a remote SSH tunnel to {addr}',
      },
      {
        when: has('kubernetes_cluster'),
        title: 'Pod tunnel start',
        outcome: 'ok',
        message: '{user} opened a tunnel to {addr} in Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3003S: {
    event: 'port',
    title: 'Tunnel stop',
    category: 'session',
    outcome: 'info',
    message: '{user} closed an SSH tunnel to {addr}',
    variants: [
      {
        when: is('event', 'port.local'),
        title: 'Local tunnel stop',
        outcome: 'info',
        message: '{user} closed a local SSH tunnel to {addr}',
      },
      {
        when: is('event', 'port.remote'),
        title: 'Remote tunnel stop',
        outcome: 'info',
        message: '{user} closed a remote SSH tunnel to {addr}',
      },
      {
        when: is('event', 'port.remote_conn'),
        title: 'Remote tunnel connection stop',
        outcome: 'info',
        message: '{user} closed a connection through a remote SSH tunnel to {addr}',
      },
      {
        when: has('kubernetes_cluster'),
        title: 'Pod tunnel stop',
        outcome: 'info',
        message: '{user} closed a tunnel to {addr} in Kubernetes cluster {kubernetes_cluster}',
      },
    ],
  },
  T3008I: {
    event: 'x11-forward',
    title: 'X11 forwarding',
    category: 'session',
    outcome: 'ok',
    message: '{user} enabled X11 forwarding[[ as {login}]]',
  },
  T3008W: {
    event: 'x11-forward',
    title: 'X11 forwarding refusal',
    category: 'session',
    outcome: 'failure',
    message: '{user} asked for X11 forwarding and did not get it[[: {error}]]',
  },
} as const satisfies Codes;
