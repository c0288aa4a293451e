// Copies by SCP, and SFTP as a whole.
import type { Codes, Wording } from '#domain/audit/entry.ts';

const SFTP_REFUSED: Wording = {
  title: 'SFTP not permitted',
  outcome: 'failure',
  message: '{user} was not permitted to copy files over SFTP[[ on {server_hostname}]][[: {error}]]',
};

export const TRANSFERS = {
  T3004E: {
    event: 'scp',
    title: 'SCP fetch failure',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not download {path} from {server_hostname} by SCP[[: {exitError}]]',
  },
  T3004I: {
    event: 'scp',
    title: 'File fetched by SCP',
    category: 'file',
    outcome: 'ok',
    message: '{user} downloaded {path} from {server_hostname} by SCP',
  },
  T3005E: {
    event: 'scp',
    title: 'SCP send failure',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not upload {path} to {server_hostname} by SCP[[: {exitError}]]',
  },
  T3005I: {
    event: 'scp',
    title: 'File sent by SCP',
    category: 'file',
    outcome: 'ok',
    message: '{user} uploaded {path} to {server_hostname} by SCP',
  },
  T3010E: {
    event: 'scp',
    title: 'SCP not permitted',
    category: 'file',
    outcome: 'failure',
    message: '{user} was not permitted to copy files by SCP[[ on {server_hostname}]]',
    variants: [
      {
        // Some releases sent refused SFTP operations under this code (docs/protocol/audit-events.json, its note).
        when: ({ event, action }) => event === 'sftp' || typeof action === 'number',
        ...SFTP_REFUSED,
      },
    ],
  },
  TS020E: { event: 'sftp', category: 'file', ...SFTP_REFUSED },
  TS021I: {
    event: 'sftp_summary',
    title: 'SFTP transfer totals',
    category: 'file',
    outcome: 'ok',
    message: '{user} transferred {file_transfer_stats} over SFTP[[ on {server_hostname}]]',
    format: { file_transfer_stats: 'files' },
  },
} as const satisfies Codes;
