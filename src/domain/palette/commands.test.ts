import { describe, expect, test } from 'vitest';
import { parseUserContext } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import { readConfig } from '#domain/config.ts';
import type { PageContext } from '#domain/page-context.ts';
import { allowedCommands, commandLink, parseCommands, searchCommands, takesEntry } from './commands.ts';
import { listedEntry, type CommandId, type RecordKind, type SearchableEntry } from './palette-entry.ts';
import { resourceEntry } from './resource-entry.ts';

const ALL = { list: true, read: true, edit: true, create: true, remove: true };

function contextOf(acl: object, changes: Partial<PageContext['config']> = {}): PageContext {
  const user = parseUserContext({ userName: 'mira', userAcl: acl });
  const config = { ...readConfig({}), canJoinSessions: true, isUsageBasedBilling: false, ...changes };
  return { cluster: 'one', root: 'one', config, user, features: featuresOf({ acl: user.userAcl, config }) };
}

const ADMINISTRATOR = contextOf({ users: ALL, roles: ALL, lock: ALL, events: ALL, activeSessions: ALL, nodes: ALL });
const EVERY_COMMAND = allowedCommands(ADMINISTRATOR);

// docs/behaviour.md#command-palette "A command is offered only if the user's permissions allow it"
test.each<[string, PageContext, CommandId[]]>([
  ['everything', ADMINISTRATOR, ['lock', 'reset', 'activity', 'watch', 'join', 'end', 'editRole', 'editUser']],
  ['nothing', contextOf({}), []],
  ['listing', contextOf({ users: { list: true }, roles: { list: true }, lock: { list: true } }), []],
  ['editing users', contextOf({ users: { list: true, edit: true } }), ['reset']],
  ['locks without anything to lock', contextOf({ lock: ALL }), []],
  ['locks and users', contextOf({ lock: ALL, users: { list: true } }), ['lock']],
  ['sessions', contextOf({ activeSessions: ALL }), ['watch', 'join', 'end']],
  ['sessions that the proxy records', contextOf({ activeSessions: ALL }, { canJoinSessions: false }), []],
])('a user who may do %s gets these commands', (_, context, expected) => {
  expect(allowedCommands(context)).toStrictEqual(expected);
});

// docs/behaviour.md#command-palette "A verb at the start of the text is a command"
test.each<[string, [CommandId, string[]][]]>([
  ['lock jonas', [['lock', ['jonas']]]],
  ['  LOCK   jon keller', [['lock', ['jon', 'keller']]]],
  ['lock', [['lock', []]]],
  ['lock-01', []],
  ['locks', []],
  ['add lock', []],
  ['reset jonas', [['reset', ['jonas']]]],
  ['reset password of jonas', [['reset', ['jonas']]]],
  ['activity of jonas', [['activity', ['jonas']]]],
  ['reset password jonas', [['reset', ['jonas']]]],
  ['activity jonas', [['activity', ['jonas']]]],
  ['watch billing-01', [['watch', ['billing-01']]]],
  ['end jonas', [['end', ['jonas']]]],
  ['edit role dev', [['editRole', ['dev']]]],
  [
    'edit dev',
    [
      ['editRole', ['dev']],
      ['editUser', ['dev']],
    ],
  ],
  ['', []],
])('the text %j has the commands %j', (text, expected) => {
  expect(parseCommands(text, EVERY_COMMAND)).toStrictEqual(expected.map(([command, words]) => ({ command, words })));
});

test('a command that the user may not use is a search', () => {
  expect(parseCommands('lock jonas', ['watch'])).toStrictEqual([]);
});

const record = (kind: RecordKind, name: string, fields: Partial<SearchableEntry> = {}): SearchableEntry =>
  listedEntry({
    kind,
    id: name,
    name,
    note: '',
    cluster: 'one',
    target: '',
    searchWords: [],
    subject: name,
    ...fields,
  });

const jonas = record('user', 'jonas', { commands: ['lock', 'activity', 'reset', 'editUser'] });
const nadia = record('user', 'nadia', { commands: ['lock', 'activity'] });
const role = record('role', 'jonas-oncall', { commands: ['lock', 'editRole'] });
const session = record('session', 'jonas on billing-01', { subject: 'sid-1', commands: ['watch'] });
const server = resourceEntry('server', { id: 'id-1', hostname: 'jonas-box' }, 'one');
const leafServer = resourceEntry('server', { id: 'id-2', hostname: 'jonas-leaf' }, 'leaf');
const ENTRIES = [jonas, nadia, role, session, server, leafServer].filter((entry) => entry !== undefined);

describe('what a command acts on', () => {
  const search = (text: string) => {
    const typed = parseCommands(text, EVERY_COMMAND);
    const step = searchCommands(
      typed,
      { lists: [ENTRIES], usageBonuses: new Map(), maxPerKind: 50 },
      ADMINISTRATOR,
    ).next();
    const found = step.done ? step.value : [];
    return found.flatMap(({ matches }) => matches.flatMap(({ entries }) => entries.map(({ name }) => name)));
  };

  // docs/behaviour.md#command-palette "The verb alone lists what it takes"
  test.each([
    ['lock jonas', ['jonas', 'jonas-box', 'jonas-oncall']],
    ['reset', ['jonas']],
    ['reset nadia', []],
    ['watch jonas', ['jonas on billing-01']],
    ['end jonas', []],
    ['edit jonas', ['jonas-oncall', 'jonas']],
    ['activity', ['jonas', 'nadia', 'jonas-box', 'jonas-leaf']],
  ])('%j acts on %j', (text, expected) => {
    expect(search(text).toSorted()).toStrictEqual(expected.toSorted());
  });

  // docs/behaviour.md#command-palette "Only a moderator can end a session"
  test.each<[CommandId, SearchableEntry | undefined, string]>([
    ['lock', jonas, '/web/locks/new?user=jonas'],
    ['lock', role, '/web/locks/new?role=jonas-oncall'],
    ['lock', server, '/web/locks/new?server_id=id-1'],
    ['activity', jonas, '/web/cluster/one/audit?user=jonas'],
    ['activity', leafServer, '/web/cluster/leaf/audit?resource=jonas-leaf'],
    ['watch', session, '/web/cluster/one/console/session/sid-1?mode=observer'],
    ['join', session, '/web/cluster/one/console/session/sid-1?mode=peer'],
    ['end', session, '/web/cluster/one/console/session/sid-1?mode=moderator&end=yes'],
    ['editRole', role, '/web/roles?edit=jonas-oncall'],
    ['editUser', jonas, '/web/users?edit=jonas'],
    ['reset', jonas, ''],
  ])('the command %s opens the right address', (command, entry, expected) => {
    expect(entry && commandLink(command, entry, ADMINISTRATOR)).toBe(expected);
  });

  test('a session whose ID does not fit in an address cannot be watched', () => {
    const odd = record('session', 'odd', { subject: '..', commands: ['watch'] });
    expect(takesEntry('watch', odd, ADMINISTRATOR)).toBe(false);
  });
});
