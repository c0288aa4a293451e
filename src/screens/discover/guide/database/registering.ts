// Registering a database, and whether an agent serves it already (docs/protocol/resources.md#15.5, "Register logic").
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
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { NOT_REGISTERED, NOT_SERVED_YET, TAKEN } from './messages.ts';

type NewDatabase = Schemas['NewDatabase'];

const PING_MS = 3_000;
const PATIENCE_MS = 30_000;
const ALIKE = 10;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PING_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A name that is taken; the user mends it by another one. */
class NameTaken extends UserFacingError {
  readonly field = 'name';
}

const served = async (cluster: string, name: string): Promise<JoinedResource | undefined> => {
  const params = { path: { cluster }, query: { search: name, limit: ALIKE } };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databases', { params });
  return listOf(fieldsOf<{ items: unknown }>(data).items)
    .map(parseJoinedDatabase)
    .find((found) => found?.name === name);
};

/** By one that is served, or by one that no agent serves. */
async function taken(cluster: string, { name, awsRds }: NewDatabase): Promise<Error> {
  const says = TAKEN[awsRds ? 'rds' : 'selfHosted'];
  try {
    await http.GET('/v1/webapi/sites/{cluster}/databases/{name}', { params: { path: { cluster, name } } });
    return new NameTaken(says.served(sanitize(name)));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return new NameTaken(says.unserved(sanitize(name)));
    throw error;
  }
}

async function create(cluster: string, body: NewDatabase): Promise<void> {
  try {
    await http.POST('/v1/webapi/sites/{cluster}/databases', { params: { path: { cluster } }, body });
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) throw await taken(cluster, body);
    throw error;
  }
}

async function change(cluster: string, { name, uri, labels = [], awsRds }: NewDatabase): Promise<void> {
  const params = { path: { cluster, name } };
  const body = { uri, labels, ...(awsRds && { awsRds }) };
  await http.PUT('/v1/webapi/sites/{cluster}/databases/{name}', { params, body });
}

/** Whether the matchers of some agent fit its labels. */
async function isMatched(cluster: string, labels: readonly Schemas['Label'][]): Promise<boolean> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databaseservices', { params: { path: { cluster } } });
  const services = listOf(fieldsOf<{ items: unknown }>(data).items);
  return services.flatMap(readMatchers).some((matchers) => isServed(labels, matchers));
}

interface Waiting {
  /** When nobody waits any more. */
  end: number;
  signal: AbortSignal;
}

/** Waits for the agent that should serve it; undefined where none fits. */
async function findServed(cluster: string, { name, labels = [] }: NewDatabase, { end, signal }: Waiting) {
  if (!(await isMatched(cluster, labels))) return undefined;
  for (; Date.now() < end && !signal.aborted; await pause(signal)) {
    // One call that fails does not end the wait.
    const found = await served(cluster, name).catch(() => undefined);
    if (found) return found;
  }
  throw new UserFacingError(NOT_SERVED_YET);
}

const isSame = (one: NewDatabase, other: NewDatabase): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Goes on to the agent, or past it where one serves the database already. What was registered is not registered again,
 * but changed.
 */
export function useRegistering(guide: Guide, counts?: ResourceCounts) {
  const { root } = useOutletContext<PageContext>();
  const { registered } = guide.memory;
  const [leaving] = useState(() => new AbortController());
  useRunOnce((signal) => signal.addEventListener('abort', () => leaving.abort()));
  const { mutate, error, isPending } = useMutation<JoinedResource | undefined, Error, NewDatabase>({
    mutationFn: async (body) => {
      const end = Date.now() + PATIENCE_MS;
      if (registered?.name !== body.name) await create(root, body);
      else if (!isSame(registered, body)) await change(root, body);
      guide.remember({ registered: body });
      return findServed(root, body, { end, signal: leaving.signal });
    },
    onSuccess(found, { name, protocol, uri, labels = [] }) {
      const host = uri.slice(0, uri.lastIndexOf(':'));
      const unserved = { id: '', name, grants: {}, database: { protocol, host, labels } };
      if (found) guide.remember({ isServed: true });
      guide.goOnWith(found ?? unserved, { by: found ? 2 : 1, counts });
    },
    onError: (error) => guide.act({ do: 'fail', error: errorText(error) }),
  });
  return { isBusy: isPending, refusal: error ? refusalOf(error) : undefined, register: mutate };
}

function refusalOf(error: Error): FormRefusal {
  if (error instanceof Refusal) return displayedError(NOT_REGISTERED, error);
  return { field: error instanceof NameTaken ? error.field : undefined, ...consoleError(error) };
}
