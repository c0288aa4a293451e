// SFTP operations on files.
import type { Codes } from '#domain/audit/entry.ts';

export const SFTP_FILES = {
  TS001E: {
    event: 'sftp',
    title: 'Failed SFTP file open',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not open {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS001I: {
    event: 'sftp',
    title: 'SFTP file open',
    category: 'file',
    outcome: 'ok',
    message: '{user} opened {path} over SFTP on {server_hostname}',
  },
  TS002E: {
    event: 'sftp',
    title: 'Failed SFTP file close',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not close {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS002I: {
    event: 'sftp',
    title: 'SFTP file close',
    category: 'file',
    outcome: 'ok',
    message: '{user} closed {path} over SFTP on {server_hostname}',
  },
  TS003E: {
    event: 'sftp',
    title: 'Failed SFTP file read',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not read {path} over SFTP on {server_hostname}[[: {error}]]',
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
    title: 'Failed SFTP file write',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not write {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS004I: {
    event: 'sftp',
    title: 'SFTP file write',
    category: 'file',
    outcome: 'ok',
    message: '{user} wrote {path} over SFTP on {server_hostname}',
  },
  TS011E: {
    event: 'sftp',
    title: 'Failed SFTP file deletion',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not delete {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS011I: {
    event: 'sftp',
    title: 'SFTP file deletion',
    category: 'file',
    outcome: 'ok',
    message: '{user} deleted {path} over SFTP on {server_hostname}',
  },
  TS016E: {
    event: 'sftp',
    title: 'Failed SFTP file rename',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not rename {path}[[ to {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS016I: {
    event: 'sftp',
    title: 'SFTP file rename',
    category: 'file',
    outcome: 'ok',
    message: '{user} renamed {path}[[ to {target_path}]] over SFTP on {server_hostname}',
  },
} as const satisfies Codes;
