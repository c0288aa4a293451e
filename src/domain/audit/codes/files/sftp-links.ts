// SFTP operations on links.
import type { Codes } from '#domain/audit/entry.ts';

export const SFTP_LINKS = {
  TS017E: {
    event: 'sftp',
    title: 'Failed SFTP link target lookup',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not look up the target of the link {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS017I: {
    event: 'sftp',
    title: 'SFTP link target lookup',
    category: 'file',
    outcome: 'ok',
    message: '{user} looked up the target of the link {path} over SFTP on {server_hostname}',
  },
  TS018E: {
    event: 'sftp',
    title: 'Failed SFTP symbolic link creation',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not link {path}[[ as {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS018I: {
    event: 'sftp',
    title: 'SFTP symbolic link creation',
    category: 'file',
    outcome: 'ok',
    message: '{user} linked {path}[[ as {target_path}]] over SFTP on {server_hostname}',
  },
  TS019E: {
    event: 'sftp',
    title: 'Failed SFTP hard link creation',
    category: 'file',
    outcome: 'failure',
    message: '{user} could not hard-link {path}[[ as {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS019I: {
    event: 'sftp',
    title: 'SFTP hard link creation',
    category: 'file',
    outcome: 'ok',
    message: '{user} hard-linked {path}[[ as {target_path}]] over SFTP on {server_hostname}',
  },
} as const satisfies Codes;
