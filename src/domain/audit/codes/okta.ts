// The Okta integration.
import type { Codes } from '#domain/audit/entry.ts';

export const OKTA = {
  TOK001I: {
    event: 'okta.groups.update',
    title: 'Okta group sync',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration synced groups: {added} new, {updated} changed, {deleted} gone',
  },
  TOK002I: {
    event: 'okta.applications.update',
    title: 'Okta application sync',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration synced applications: {added} new, {updated} changed, {deleted} gone',
  },
  TOK003E: {
    event: 'okta.sync.failure',
    title: 'Okta sync breakdown',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration could not complete its sync[[: {error}]]',
  },
  TOK004E: {
    event: 'okta.assignment.process',
    title: 'Okta assignment grant failure',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration could not apply assignment {name} for {user}[[ from {source}]][[: {error}]]',
  },
  TOK004I: {
    event: 'okta.assignment.process',
    title: 'Okta assignment granted',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration applied assignment {name} for {user}[[ from {source}]]',
  },
  TOK005E: {
    event: 'okta.assignment.cleanup',
    title: 'Okta assignment withdrawal failure',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration could not withdraw assignment {name} of {user}[[ from {source}]][[: {error}]]',
  },
  TOK005I: {
    event: 'okta.assignment.cleanup',
    title: 'Okta assignment withdrawn',
    category: 'integration',
    outcome: 'ok',
    message: 'The Okta integration withdrew assignment {name} of {user}[[ from {source}]]',
  },
  TOK006E: {
    event: 'okta.access_list.sync',
    title: 'Okta access list sync failure',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration could not write access lists[[: {error}]]',
  },
  TOK006I: {
    event: 'okta.access_list.sync',
    title: 'Okta access list sync',
    category: 'integration',
    outcome: 'ok',
    message:
      'The Okta integration synced access lists[[, lists: {numAccessLists}]][[, members: {numAccessListMembers}]][[, groups: {num_groups}]][[, applications: {num_apps}]]',
  },
  TOK007E: {
    event: 'okta.user.sync',
    title: 'Okta account sync failure',
    category: 'integration',
    outcome: 'failure',
    message: 'The Okta integration could not sync accounts[[: {error}]]',
  },
  TOK007I: {
    event: 'okta.user.sync',
    title: 'Okta account sync',
    category: 'integration',
    outcome: 'ok',
    message:
      'The Okta integration synced accounts: {num_users_created} new, {num_users_modified} changed, {num_users_deleted} gone[[, {num_users_total} in total]]',
  },
} as const satisfies Codes;
