// Catalog entries of audit events about the integration with Okta, a service for sign-in and user management.
import type { EventFamily } from '#domain/audit/entry.ts';

export const OKTA = {
  TOK001I: {
    event: 'okta.groups.update',
    title: 'Okta groups synced',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration synced groups: {added} added, {updated} updated, {deleted} deleted',
  },
  TOK002I: {
    event: 'okta.applications.update',
    title: 'Okta applications synced',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration synced applications: {added} added, {updated} updated, {deleted} deleted',
  },
  TOK003E: {
    event: 'okta.sync.failure',
    title: 'Okta sync failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration failed to sync[[: {error}]]',
  },
  TOK004E: {
    event: 'okta.assignment.process',
    title: 'Okta assignment failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration failed to apply assignment {name} for {user}[[ from {source}]][[: {error}]]',
  },
  TOK004I: {
    event: 'okta.assignment.process',
    title: 'Okta assignment applied',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration applied assignment {name} for {user}[[ from {source}]]',
  },
  TOK005E: {
    event: 'okta.assignment.cleanup',
    title: 'Okta assignment removal failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration failed to remove assignment {name} of {user}[[ from {source}]][[: {error}]]',
  },
  TOK005I: {
    event: 'okta.assignment.cleanup',
    title: 'Okta assignment removed',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration removed assignment {name} of {user}[[ from {source}]]',
  },
  TOK006E: {
    event: 'okta.access_list.sync',
    title: 'Okta access list sync failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration failed to sync access lists[[: {error}]]',
  },
  TOK006I: {
    event: 'okta.access_list.sync',
    title: 'Okta access lists synced',
    category: 'integration',
    outcome: 'ok',
    message:
      'The Okta integration synced access lists[[, lists: {numAccessLists}]][[, members: {numAccessListMembers}]][[, groups: {num_groups}]][[, applications: {num_apps}]]',
  },
  TOK007E: {
    event: 'okta.user.sync',
    title: 'Okta user sync failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration failed to sync users[[: {error}]]',
  },
  TOK007I: {
    event: 'okta.user.sync',
    title: 'Okta users synced',
    category: 'integration',
    outcome: 'ok',
    message:
      'The Okta integration synced users: {num_users_created} created, {num_users_modified} updated, {num_users_deleted} deleted[[, {num_users_total} in total]]',
  },
} as const satisfies EventFamily;
