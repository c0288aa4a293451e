// Registering a database, and whether an agent serves it already (docs/protocol/resources.md#15.5, "Register logic").
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { foundDatabase, type Found } from '#domain/enrollment/found.ts';
import { isServed } from '#domain/enrollment/label-matchers.ts';
import { readMatchers } from '#domain/enrollment/labels.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, listOf } from '#lib/read.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { nameServed, nameUnserved, NOT_REGISTERED, NOT_SERVED_YET } from './messages.ts';

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
class NameTaken extends Error {
  readonly field = 'name';
}

const served = async (cluster: string, name: string): Promise<Found | undefined> => {
  const params = { path: { cluster }, query: { search: name, limit: ALIKE } };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databases', { params });
  return listOf(fieldsOf<{ items: unknown }>(data).items)
    .map(foundDatabase)
    .find((found) => found?.name === name);
};

/** By one that is served, or by one that no agent serves. */
async function taken(cluster: string, name: string): Promise<Error> {
  try {
    await http.GET('/v1/webapi/sites/{cluster}/databases/{name}', { params: { path: { cluster, name } } });
    return new NameTaken(nameServed(name));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return new NameTaken(nameUnserved(name));
    throw error;
  }
}

async function create(cluster: string, body: NewDatabase): Promise<void> {
  try {
    await http.POST('/v1/webapi/sites/{cluster}/databases', { params: { path: { cluster } }, body });
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) throw await taken(cluster, body.name);
    throw error;
  }
}

async function change(cluster: string, { name, uri, labels = [] }: NewDatabase): Promise<void> {
  const params = { path: { cluster, name } };
  await http.PUT('/v1/webapi/sites/{cluster}/databases/{name}', { params, body: { uri, labels } });
}

/** Whether the matchers of some agent fit its labels. */
async function isMatched(cluster: string, labels: readonly Schemas['Label'][]): Promise<boolean> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/databaseservices', { params: { path: { cluster } } });
  const services = listOf(fieldsOf<{ items: unknown }>(data).items);
  return services.flatMap(readMatchers).some((matchers) => isServed(labels, matchers));
}

/** Waits for the agent that should serve it; undefined where none fits. */
async function findServed(cluster: string, { name, labels = [] }: NewDatabase, signal: AbortSignal) {
  if (!(await isMatched(cluster, labels))) return undefined;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !signal.aborted; await pause(signal)) {
    const found = await served(cluster, name);
    if (found) return found;
  }
  throw new Error(NOT_SERVED_YET);
}

const isSame = (one: NewDatabase, other: NewDatabase): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Goes on to the agent, or past it where one serves the database already. What was registered is not registered again,
 * but changed.
 */
export function useRegistering(guide: Guide) {
  const { root } = useOutletContext<PageContext>();
  const { registered } = guide.memory;
  const [leaving] = useState(() => new AbortController());
  useBeginOnce((signal) => signal.addEventListener('abort', () => leaving.abort()));
  const { mutate, error, isPending } = useMutation<Found | undefined, Error, NewDatabase>({
    mutationFn: async (body) => {
      if (registered?.name !== body.name) await create(root, body);
      else if (!isSame(registered, body)) await change(root, body);
      guide.remember({ registered: body });
      return findServed(root, body, leaving.signal);
    },
    onSuccess(found, { name, protocol, uri, labels = [] }) {
      const host = uri.slice(0, uri.lastIndexOf(':'));
      if (found) guide.goOnWith(found, 2);
      else guide.goOnWith({ id: '', name, grants: {}, database: { protocol, host, labels } });
    },
    onError: (error) => guide.act({ do: 'fail', error: errorText(error) }),
  });
  return { isBusy: isPending, refusal: error ? refusalOf(error) : undefined, register: mutate };
}

const refusalOf = (error: Error): FormRefusal =>
  error instanceof NameTaken
    ? { field: error.field, text: error.message }
    : { text: NOT_REGISTERED, proxyText: errorText(error) };
