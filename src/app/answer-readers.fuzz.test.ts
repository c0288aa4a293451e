// Runs every response reader against responses with the expected fields and arbitrary values.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUserContext } from '#api/identity/user-context.ts';
import { keyboardLayoutIn, preferredKindsIn } from '#api/identity/preferences.ts';
import { Refusal } from '#api/refusal.ts';
import { visibleAlerts } from '#domain/alerts.ts';
import { parseConversations } from '#domain/assist/conversations.ts';
import { parseHistory } from '#domain/assist/assistant-message.ts';
import { exitErrorOf } from '#domain/assist/plain-output.ts';
import { auditRow, auditRows } from '#domain/audit/event.ts';
import { readConfig } from '#domain/config.ts';
import { readAwsDatabases, parseResourceIds } from '#domain/enrollment/aws-rds.ts';
import { parseJoinToken } from '#domain/enrollment/join-token.ts';
import { readDiagnosis } from '#domain/enrollment/traces.ts';
import { parseHeadlessRequest } from '#domain/headless.ts';
import { parseDependents } from '#domain/integrations/dependents.ts';
import { integrationRows } from '#domain/integrations/integration-row.ts';
import { mfaMethodsOf } from '#domain/mfa/mfa-challenge.ts';
import { deviceRows } from '#domain/mfa/own-devices.ts';
import { readAssertionOptions, readCreationOptions } from '#domain/mfa/webauthn/options.ts';
import { parseSessionLength } from '#domain/recording/metadata/recording-metadata.ts';
import { parseThumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { parseRecordingRow } from '#domain/recording/recording-row.ts';
import { parseTimeline } from '#domain/recording/timeline.ts';
import { clusterRows } from '#domain/resources/clusters.ts';
import { parseSession } from '#domain/session/session-record.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { parseUserRows } from '#domain/users/user-rows.ts';
import { readSessionRow } from '#features/active-sessions/session-row.ts';
import { readServerPage } from '#features/command-run/read-server-page.ts';
import { readItems } from '#features/editor/list/read-items.ts';
import { filterBots } from '#screens/bots/bot-row.ts';
import { parseBotInstance } from '#screens/bots/instance-row.ts';
import { parseOpenedLink } from '#screens/invite/opened-link.ts';
import { filterLocks } from '#screens/locks/filter-locks.ts';
import { deviceChoices, roleChoices, userChoices } from '#screens/new-lock/target-choices.ts';
import { parseResource } from '#screens/resources/all/any-row.ts';
import { parseApp } from '#screens/resources/app-row.ts';
import { parseDatabase } from '#screens/resources/database-row.ts';
import { parseDesktop } from '#screens/resources/desktop-row.ts';
import { parseKubeCluster } from '#screens/resources/kube-cluster-row.ts';
import { parseServer } from '#screens/resources/server-row.ts';
import { parseToken } from '#screens/tokens/token-row.ts';

const NOW = Date.UTC(2026, 10, 20);
const listQuery = { search: 'a', order: { field: 'name', dir: 'asc' } } as const;

const READERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  parseUserContext,
  keyboardLayoutIn,
  preferredKindsIn,
  visibleAlerts: (raw) => visibleAlerts(raw, { now: NOW, dismissed: {}, isDashboard: false }),
  parseConversations,
  parseHistory,
  exitErrorOf,
  auditRow: (raw) => auditRow(raw, 0),
  auditRows,
  readConfig,
  readAwsDatabases,
  parseResourceIds,
  parseJoinToken,
  readDiagnosis,
  parseHeadlessRequest,
  parseDependents: (answer) => parseDependents(answer, 'aws'),
  integrationRows: (answer) => integrationRows(answer, listQuery),
  mfaMethodsOf: (challenge) => mfaMethodsOf(challenge, 'otp'),
  deviceRows,
  readAssertionOptions,
  readCreationOptions,
  parseSessionLength,
  parseThumbnail,
  parseRecordingRow: (raw) => parseRecordingRow(raw, 0),
  parseTimeline,
  clusterRows: (answer) => clusterRows(answer, { root: 'one', search: 'a', direction: 'asc' }),
  parseSession: (answer) => parseSession(answer, NOW),
  parseUserRows,
  readSessionRow: (raw) => readSessionRow(raw, 0),
  readServerPage,
  readItems,
  filterBots: (answer) => filterBots(answer, listQuery),
  parseBotInstance: (raw) => parseBotInstance(raw, 0),
  parseOpenedLink,
  filterLocks: (answer) => filterLocks(answer, { ...listQuery, inForceAt: NOW }),
  userChoices,
  roleChoices,
  deviceChoices,
  parseResource: (raw) => parseResource(raw, 0),
  parseApp: (raw) => parseApp(raw, 0),
  parseDatabase: (raw) => parseDatabase(raw, 0),
  parseDesktop: (raw) => parseDesktop(raw, 0),
  parseKubeCluster: (raw) => parseKubeCluster(raw, 0),
  parseServer: (raw) => parseServer(raw, 0),
  parseToken: (raw) => parseToken(raw, 0),
};

/** Names that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'length'];

const MAX_DEPTH = 4;

/**
 * A response that records which fields are read. Each set bit of `levels` makes that level a list instead of a record.
 */
function createNameRecorder(names: Set<string>, levels: number): unknown {
  const isList = levels % 2 === 1;
  const nestedValue = () => createNameRecorder(names, levels >> 1);
  return new Proxy(isList ? [undefined] : {}, {
    get(target, name) {
      if (isList && name !== '0') return Reflect.get(target, name) as unknown;
      if (typeof name === 'string' && !isList) names.add(name);
      return typeof name === 'string' ? nestedValue() : undefined;
    },
  });
}

/** The names of the fields that a reader reads, in nested records too. */
function namesReadBy(read: (answer: unknown) => unknown): string[] {
  const names = new Set(INHERITED);
  for (let levels = 0; levels < 2 ** MAX_DEPTH; levels += 1)
    try {
      read(createNameRecorder(names, levels));
    } catch {
      // JSON cannot contain such objects; only the names count here.
    }
  return [...names];
}

const answersWith = (names: readonly string[]) =>
  fc.letrec<{ answer: unknown; record: unknown; list: unknown }>((tie) => ({
    answer: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 1 }), tie('record'), tie('list')),
    record: fc.dictionary(fc.constantFrom(...names), tie('answer'), { maxKeys: 12 }),
    list: fc.array(tie('answer'), { maxLength: 4 }),
  })).answer;

/** Text that JavaScript makes of values that are not strings. */
const ENGINE_TEXT = /\[object \w+\]|\bNaN\b|Invalid Date/;
const hasEngineText = (value: unknown): boolean => ENGINE_TEXT.test(JSON.stringify(value) ?? '');

describe('readers of arbitrary responses', () => {
  test.each(Object.entries(READERS))(
    '%s throws only refusals and returns no text of the JavaScript engine',
    (_name, read) => {
      fc.assert(
        fc.property(answersWith(namesReadBy(read)), (raw) => {
          try {
            expect(hasEngineText(raw) || !hasEngineText(read(raw))).toBe(true);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }),
        { numRuns: runCount(250, 25_000), seed: SEED },
      );
    },
    TIMEOUT_MS,
  );
});
