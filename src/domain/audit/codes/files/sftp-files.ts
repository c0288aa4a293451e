// Catalog entries of audit events about SFTP operations on files.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SFTP_FILES = {
  TS001E: {
    event: 'sftp',
    title: 'SFTP file open failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to open {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS001I: {
    event: 'sftp',
    title: 'SFTP file opened',
    category: 'file',
    outcome: 'ok',
    message: '{user} opened {path} over SFTP on {server_hostname}',
  },
  TS002E: {
    event: 'sftp',
    title: 'SFTP file close failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to close {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS002I: {
    event: 'sftp',
    title: 'SFTP file closed',
    category: 'file',
    outcome: 'ok',
    message: '{user} closed {path} over SFTP on {server_hostname}',
  },
  TS003E: {
    event: 'sftp',
    title: 'SFTP file read failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to read {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS003I: {
    event: 'sftp',
    title: 'SFTP file read',
    category: 'file',
    outcome: 'ok',
    message: '{user} read {path} over SFTP on {server_hostname}',
  },
  TS004E: {
    event: 'sftp',
    title: 'SFTP file write failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to write {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS004I: {
    event: 'sftp',
    title: 'SFTP file written',
    category: 'file',
    outcome: 'ok',
    message: '{user} wrote {path} over SFTP on {server_hostname}',
  },
  TS011E: {
    event: 'sftp',
    title: 'SFTP file deletion failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to delete {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS011I: {
    event: 'sftp',
    title: 'SFTP file deleted',
    category: 'file',
    outcome: 'ok',
    message: '{user} deleted {path} over SFTP on {server_hostname}',
  },
  TS016E: {
    event: 'sftp',
    title: 'SFTP file rename failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to rename {path}[[ to {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS016I: {
    event: 'sftp',
    title: 'SFTP file renamed',
    category: 'file',
    outcome: 'ok',
    message: '{user} renamed {path}[[ to {target_path}]] over SFTP on {server_hostname}',
  },
} as const satisfies EventFamily;
