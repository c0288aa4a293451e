// Catalog entries of audit events about SFTP operations on folders.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SFTP_FOLDERS = {
  TS009E: {
    event: 'sftp',
    title: 'SFTP folder open failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to open folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS009I: {
    event: 'sftp',
    title: 'SFTP folder opened',
    category: 'file',
    outcome: 'ok',
    message: '{user} opened folder {path} over SFTP on {server_hostname}',
  },
  TS010E: {
    event: 'sftp',
    title: 'SFTP folder listing failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to list folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS010I: {
    event: 'sftp',
    title: 'SFTP folder listed',
    category: 'file',
    outcome: 'ok',
    message: '{user} listed folder {path} over SFTP on {server_hostname}',
  },
  TS012E: {
    event: 'sftp',
    title: 'SFTP folder creation failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to create folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS012I: {
    event: 'sftp',
    title: 'SFTP folder created',
    category: 'file',
    outcome: 'ok',
    message: '{user} created folder {path} over SFTP on {server_hostname}',
  },
  TS013E: {
    event: 'sftp',
    title: 'SFTP folder deletion failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to delete folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS013I: {
    event: 'sftp',
    title: 'SFTP folder deleted',
    category: 'file',
    outcome: 'ok',
    message: '{user} deleted folder {path} over SFTP on {server_hostname}',
  },
} as const satisfies EventFamily;
