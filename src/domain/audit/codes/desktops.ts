// Catalog entries of audit events about desktop sessions, their clipboard and shared folders.
import type { EventFamily } from '#domain/audit/entry.ts';

export const DESKTOPS = {
  TDP00I: {
    event: 'windows.desktop.session.start',
    title: 'Desktop session started',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} connected to desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]]',
  },
  TDP00W: {
    event: 'windows.desktop.session.start',
    title: 'Desktop session failed',
    category: 'desktop',
    outcome: 'failure',
    message:
      '{user} failed to connect to desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]][[: {error}]]',
  },
  TDP01I: {
    event: 'windows.desktop.session.end',
    title: 'Desktop session ended',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} disconnected from desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]]',
  },
  TDP02I: {
    event: 'desktop.clipboard.send',
    title: 'Clipboard sent to desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} sent {length} to the clipboard of desktop {desktop_name}',
    format: { length: 'bytes' },
  },
  TDP03I: {
    event: 'desktop.clipboard.receive',
    title: 'Clipboard received from desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} received {length} from the clipboard of desktop {desktop_name}',
    format: { length: 'bytes' },
  },
  TDP04I: {
    event: 'desktop.directory.share',
    title: 'Folder shared with desktop',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} shared folder {directory_name} with desktop {desktop_name}',
  },
  TDP04W: {
    event: 'desktop.directory.share',
    title: 'Folder sharing failed',
    category: 'desktop',
    outcome: 'failure',
    message: '{user} failed to share folder {directory_name} with desktop {desktop_name}[[: {error}]]',
  },
  TDP05I: {
    event: 'desktop.directory.read',
    title: 'Shared file read',
    category: 'desktop',
    outcome: 'info',
    message: 'Desktop {desktop_name} read {length} of {file_path} from folder {directory_name} shared by {user}',
    format: { length: 'bytes' },
  },
  TDP05W: {
    event: 'desktop.directory.read',
    title: 'Shared file read failed',
    category: 'desktop',
    outcome: 'failure',
    message:
      'Desktop {desktop_name} failed to read {length} of {file_path} from folder {directory_name} shared by {user}[[: {error}]]',
    format: { length: 'bytes' },
  },
  TDP06I: {
    event: 'desktop.directory.write',
    title: 'Shared file written',
    category: 'desktop',
    outcome: 'info',
    message: 'Desktop {desktop_name} wrote {length} to {file_path} in folder {directory_name} shared by {user}',
    format: { length: 'bytes' },
  },
  TDP06W: {
    event: 'desktop.directory.write',
    title: 'Shared file write failed',
    category: 'desktop',
    outcome: 'failure',
    message:
      'Desktop {desktop_name} failed to write {length} to {file_path} in folder {directory_name} shared by {user}[[: {error}]]',
    format: { length: 'bytes' },
  },
} as const satisfies EventFamily;
