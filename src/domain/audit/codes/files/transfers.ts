// Catalog entries of audit events about SCP transfers, denied SFTP operations, and summaries of SFTP transfers.
import type { EventFamily, EventWording } from '#domain/audit/entry.ts';

const SFTP_DENIED: EventWording = {
  title: 'SFTP denied',
  outcome: 'failure',
  message: 'SFTP denied for {user}[[ on {server_hostname}]][[: {error}]]',
};

export const TRANSFERS = {
  T3004E: {
    event: 'scp',
    title: 'SCP download failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to download {path} from {server_hostname} over SCP[[: {exitError}]]',
  },
  T3004I: {
    event: 'scp',
    title: 'SCP file downloaded',
    category: 'file',
    outcome: 'ok',
    message: '{user} downloaded {path} from {server_hostname} over SCP',
  },
  T3005E: {
    event: 'scp',
    title: 'SCP upload failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to upload {path} to {server_hostname} over SCP[[: {exitError}]]',
  },
  T3005I: {
    event: 'scp',
    title: 'SCP file uploaded',
    category: 'file',
    outcome: 'ok',
    message: '{user} uploaded {path} to {server_hostname} over SCP',
  },
  T3010E: {
    event: 'scp',
    title: 'SCP denied',
    category: 'file',
    outcome: 'failure',
    message: 'SCP denied for {user}[[ on {server_hostname}]]',
    variants: [
      {
        // Some releases sent denied SFTP operations with this code (see the note in docs/protocol/audit-events.json).
        when: ({ event, action }) => event === 'sftp' || typeof action === 'number',
        ...SFTP_DENIED,
      },
    ],
  },
  TS020E: { event: 'sftp', category: 'file', ...SFTP_DENIED },
  TS021I: {
    event: 'sftp_summary',
    title: 'SFTP files transferred',
    category: 'file',
    outcome: 'ok',
    message: '{user} transferred {file_transfer_stats} over SFTP[[ on {server_hostname}]]',
    format: { file_transfer_stats: 'files' },
  },
} as const satisfies EventFamily;
