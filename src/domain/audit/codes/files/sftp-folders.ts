// SFTP operations on folders.
import type { Codes } from '#domain/audit/entry.ts';

export const SFTP_FOLDERS = {
  TS009E: {
    event: 'sftp',
    title: 'Failed SFTP folder open',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not open the folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS009I: {
    event: 'sftp',
    title: 'SFTP folder open',
    category: 'file',
    outcome: 'ok',
    message: '{user} opened the folder {path} over SFTP on {server_hostname}',
  },
  TS010E: {
    event: 'sftp',
    title: 'Failed SFTP folder listing',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not list the folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS010I: {
    event: 'sftp',
    title: 'SFTP folder listing',
    category: 'file',
    outcome: 'ok',
    message: '{user} listed the folder {path} over SFTP on {server_hostname}',
  },
  TS012E: {
    event: 'sftp',
    title: 'Failed SFTP folder creation',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not make the folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS012I: {
    event: 'sftp',
    title: 'SFTP folder creation',
    category: 'file',
    outcome: 'ok',
    message: '{user} made the folder {path} over SFTP on {server_hostname}',
  },
  TS013E: {
    event: 'sftp',
    title: 'Failed SFTP folder deletion',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not delete the folder {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS013I: {
    event: 'sftp',
    title: 'SFTP folder deletion',
    category: 'file',
    outcome: 'ok',
    message: '{user} deleted the folder {path} over SFTP on {server_hostname}',
  },
} as const satisfies Codes;
