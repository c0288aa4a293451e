// Registers a database and checks whether an agent already serves it (docs/protocol/resources.md#15.5, "Register
// logic").
import { UserFacingError } from '#lib/user-facing-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { parseJoinedDatabase, type JoinedResource } from '#domain/enrollment/joined-resource.ts';
import { isServed } from '#domain/enrollment/label-matchers.ts';
import { readMatchers } from '#domain/enrollment/labels.ts';
import type { ResourceCounts } from '#domain/enrollment/enrollment-run.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { errorText, displayedError, consoleError } from '#ui/feedback/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { NOT_REGISTERED, NOT_SERVED_YET, NAME_TAKEN_MESSAGES } from './messages.ts';

type NewDatabase = Schemas['NewDatabase'];

const POLL_INTERVAL_MS = 3_000;
const MAX_WAIT_MS = 30_000;
const MAX_SIMILAR_NAMES = 10;

const waitForNextPoll = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_INTERVAL_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The name is taken; the user has to choose another name. */
class NameTaken extends UserFacingError {
  readonly field = 'name';
}

const findServedDatabase = async (cluster: string, name: string): Promise<JoinedResource | undefined> => {
  const params = { path: { cluster }, query: { search: name, limit: MAX_SIMILAR_NAMES } };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databases', { params });
  return listOf(fieldsOf<{ items: unknown }>(data).items)
    .map(parseJoinedDatabase)
    .find((database) => database?.name === name);
};

/** The message depends on whether an agent serves the existing database. */
async function nameTakenError(cluster: string, { name, awsRds }: NewDatabase): Promise<Error> {
  const messages = NAME_TAKEN_MESSAGES[awsRds ? 'rds' : 'selfHosted'];
  try {
    await http.GET('/v1/webapi/sites/{cluster}/databases/{name}', { params: { path: { cluster, name } } });
    return new NameTaken(messages.served(sanitize(name)));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return new NameTaken(messages.unserved(sanitize(name)));
    throw error;
  }
}

async function createDatabase(cluster: string, body: NewDatabase): Promise<void> {
  try {
    await http.POST('/v1/webapi/sites/{cluster}/databases', { params: { path: { cluster } }, body });
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) throw await nameTakenError(cluster, body);
    throw error;
  }
}

async function updateDatabase(cluster: string, { name, uri, labels = [], awsRds }: NewDatabase): Promise<void> {
  const params = { path: { cluster, name } };
  const body = { uri, labels, ...(awsRds && { awsRds }) };
  await http.PUT('/v1/webapi/sites/{cluster}/databases/{name}', { params, body });
}

/** Whether the label matchers of any agent match the database. */
async function matchesSomeAgent(cluster: string, labels: readonly Schemas['Label'][]): Promise<boolean> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databaseservices', { params: { path: { cluster } } });
  const services = listOf(fieldsOf<{ items: unknown }>(data).items);
  return services.flatMap(readMatchers).some((matchers) => isServed(labels, matchers));
}

interface WaitOptions {
  /** The end of the wait, in epoch milliseconds. */
  deadlineMs: number;
  signal: AbortSignal;
}

/** Waits until a matching agent serves the database; undefined if no agent matches. Throws after the deadline. */
async function waitForServedDatabase(
  cluster: string,
  { name, labels = [] }: NewDatabase,
  { deadlineMs, signal }: WaitOptions,
) {
  if (!(await matchesSomeAgent(cluster, labels))) return undefined;
  for (; Date.now() < deadlineMs && !signal.aborted; await waitForNextPoll(signal)) {
    // A single failed request does not stop the wait.
    const database = await findServedDatabase(cluster, name).catch(() => undefined);
    if (database) return database;
  }
  throw new UserFacingError(NOT_SERVED_YET);
}

const isSameDatabase = (a: NewDatabase, b: NewDatabase): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Continues with the agent step, or skips it if an agent already serves the database. If the database is registered
 * already, registering it again updates it.
 */
export function useRegisterDatabase(guide: Guide, counts?: ResourceCounts) {
  const { root } = useOutletContext<PageContext>();
  const { registered } = guide.memory;
  const [leaveController] = useState(() => new AbortController());
  useRunOnce((signal) => signal.addEventListener('abort', () => leaveController.abort()));
  const { mutate, error, isPending } = useMutation<JoinedResource | undefined, Error, NewDatabase>({
    mutationFn: async (body) => {
      const deadlineMs = Date.now() + MAX_WAIT_MS;
      if (registered?.name !== body.name) await createDatabase(root, body);
      else if (!isSameDatabase(registered, body)) await updateDatabase(root, body);
      guide.remember({ registered: body });
      return waitForServedDatabase(root, body, { deadlineMs, signal: leaveController.signal });
    },
    onSuccess(database, { name, protocol, uri, labels = [] }) {
      const host = uri.slice(0, uri.lastIndexOf(':'));
      const unservedDatabase = { id: '', name, grants: {}, database: { protocol, host, labels } };
      if (database) guide.remember({ isServed: true });
      guide.continueWith(database ?? unservedDatabase, { steps: database ? 2 : 1, counts });
    },
    onError: (error) => guide.dispatch({ type: 'fail', error: errorText(error) }),
  });
  return { isBusy: isPending, refusal: error ? formRefusalOf(error) : undefined, register: mutate };
}

function formRefusalOf(error: Error): FormRefusal {
  if (error instanceof Refusal) return displayedError(NOT_REGISTERED, error);
  return { field: error instanceof NameTaken ? error.field : undefined, ...consoleError(error) };
}
