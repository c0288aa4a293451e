// Catalog entries of audit events about SFTP operations on symbolic links and hard links.
import type { EventFamily } from '#domain/audit/entry.ts';

export const SFTP_LINKS = {
  TS017E: {
    event: 'sftp',
    title: 'SFTP link target read failed',
    category: 'file',
    outcome: 'failure',
    message: '{user} failed to read the target of link {path} over SFTP on {server_hostname}[[: {error}]]',
  },
  TS017I: {
    event: 'sftp',
    title: 'SFTP link target read',
    category: 'file',
    outcome: 'ok',
    message: '{user} read the target of link {path} over SFTP on {server_hostname}',
  },
  TS018E: {
    event: 'sftp',
    title: 'SFTP symbolic link creation failed',
    category: 'file',
    outcome: 'failure',
    message:
      '{user} failed to create a symbolic link to {path}[[ as {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS018I: {
    event: 'sftp',
    title: 'SFTP symbolic link created',
    category: 'file',
    outcome: 'ok',
    message: '{user} created a symbolic link to {path}[[ as {target_path}]] over SFTP on {server_hostname}',
  },
  TS019E: {
    event: 'sftp',
    title: 'SFTP hard link creation failed',
    category: 'file',
    outcome: 'failure',
    message:
      '{user} failed to create a hard link to {path}[[ as {target_path}]] over SFTP on {server_hostname}[[: {error}]]',
  },
  TS019I: {
    event: 'sftp',
    title: 'SFTP hard link created',
    category: 'file',
    outcome: 'ok',
    message: '{user} created a hard link to {path}[[ as {target_path}]] over SFTP on {server_hostname}',
  },
} as const satisfies EventFamily;
