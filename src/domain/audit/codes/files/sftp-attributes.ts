// SFTP operations on what is known of files: status, attributes, paths.
import type { Codes } from '#domain/audit/entry.ts';

export const SFTP_ATTRIBUTES = {
  TS005E: {
    event: 'sftp',
    title: 'Failed SFTP link status lookup',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not look up the link status of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS005I: {
    event: 'sftp',
    title: 'SFTP link status lookup',
    category: 'file',
    outcome: 'ok',
    message: '{user} looked up the link status of {path} over SFTP on {server_hostname}',
  },
  TS006E: {
    event: 'sftp',
    title: 'Failed SFTP open file status lookup',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not look up the status of the open file {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS006I: {
    event: 'sftp',
    title: 'SFTP open file status lookup',
    category: 'file',
    outcome: 'ok',
    message: '{user} looked up the status of the open file {path} over SFTP on {server_hostname}',
  },
  TS007E: {
    event: 'sftp',
    title: 'Failed SFTP attribute change',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not set attributes of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS007I: {
    event: 'sftp',
    title: 'SFTP attribute change',
    category: 'file',
    outcome: 'ok',
    message: '{user} set attributes of {path} over SFTP on {server_hostname}',
  },
  TS008E: {
    event: 'sftp',
    title: 'Failed SFTP open file attribute change',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not set attributes of the open file {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS008I: {
    event: 'sftp',
    title: 'SFTP open file attribute change',
    category: 'file',
    outcome: 'ok',
    message: '{user} set attributes of the open file {path} over SFTP on {server_hostname}',
  },
  TS014E: {
    event: 'sftp',
    title: 'Failed SFTP path resolution',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not resolve the path {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS014I: {
    event: 'sftp',
    title: 'SFTP path resolution',
    category: 'file',
    outcome: 'ok',
    message: '{user} resolved the path {path} over SFTP on {server_hostname}',
  },
  TS015E: {
    event: 'sftp',
    title: 'Failed SFTP status lookup',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not look up the status of {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS015I: {
    event: 'sftp',
    title: 'SFTP status lookup',
    category: 'file',
    outcome: 'ok',
    message: '{user} looked up the status of {path} over SFTP on {server_hostname}',
  },
} as const satisfies Codes;
