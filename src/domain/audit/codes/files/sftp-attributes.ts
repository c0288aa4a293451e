// Catalog entries of audit events about SFTP operations on metadata of files: status, attributes, paths.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SFTP_ATTRIBUTES = {
  TS005E: {
    event: 'sftp',
    title: 'SFTP link status read failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to read the link status of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS005I: {
    event: 'sftp',
    title: 'SFTP link status read',
    category: 'file',
    outcome: 'ok',
    message: '{user} read the link status of {path} over SFTP on {server_hostname}',
  },
  TS006E: {
    event: 'sftp',
    title: 'SFTP open file status read failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to read the status of open file {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS006I: {
    event: 'sftp',
    title: 'SFTP open file status read',
    category: 'file',
    outcome: 'ok',
    message: '{user} read the status of open file {path} over SFTP on {server_hostname}',
  },
  TS007E: {
    event: 'sftp',
    title: 'SFTP attribute update failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to update attributes of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS007I: {
    event: 'sftp',
    title: 'SFTP attributes updated',
    category: 'file',
    outcome: 'ok',
    message: '{user} updated attributes of {path} over SFTP on {server_hostname}',
  },
  TS008E: {
    event: 'sftp',
    title: 'SFTP open file attribute update failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to update attributes of open file {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS008I: {
    event: 'sftp',
    title: 'SFTP open file attributes updated',
    category: 'file',
    outcome: 'ok',
    message: '{user} updated attributes of open file {path} over SFTP on {server_hostname}',
  },
  TS014E: {
    event: 'sftp',
    title: 'SFTP path resolution failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to resolve path {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS014I: {
    event: 'sftp',
    title: 'SFTP path resolved',
    category: 'file',
    outcome: 'ok',
    message: '{user} resolved path {path} over SFTP on {server_hostname}',
  },
  TS015E: {
    event: 'sftp',
    title: 'SFTP status read failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to read the status of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS015I: {
    event: 'sftp',
    title: 'SFTP status read',
    category: 'file',
    outcome: 'ok',
    message: '{user} read the status of {path} over SFTP on {server_hostname}',
  },
} as const satisfies EventFamily;
