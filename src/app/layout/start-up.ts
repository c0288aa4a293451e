// The last step of a start (docs/behaviour.md#start-up). Nobody waits for it, so it begins once the first screen is
// there.
import { notifyManager, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { anyResourceOf } from '#api/any-resource.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { queries } from '#api/queries.ts';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Features } from '#domain/access.ts';
import { mustCheckResources, offersFirstResource, withAnswer } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/record.ts';
import { fieldsOf, flagOr } from '#lib/read.ts';
import { localStore } from '#lib/browser/storage.ts';

const stored = () => localStore.read(storageKeys.discover);

/** Whether what the first screen asked for has been answered, or refused. */
function useFirstScreen(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const look = () => {
      if (queries.isFetching() === 0) setThere(true);
    };
    look();
    // Some queries are made while something is drawn, and nothing may be drawn again for that just then.
    return queries.getQueryCache().subscribe(notifyManager.batchCalls(look));
  }, [isThere]);
  return isThere;
}

interface StartUp {
  /** The proxy has the assistant switched on. */
  isAssistEnabled: boolean;
  /** Nothing is registered, and who could add the first resource has not answered yet. */
  offersFirst: boolean;
}

/** Keeps whether anything is registered, and tells what the proxy says of itself. */
export function useStartUp(root: string, features: Features): StartUp {
  const isThere = useFirstScreen();
  const [mustCheck] = useState(() => mustCheckResources(features, stored()));
  const { data: hasResource } = useQuery({ ...anyResourceOf(root), enabled: isThere && mustCheck });
  useEffect(() => {
    // Anyone who has signed out meanwhile leaves nothing behind.
    if (typeof hasResource === 'boolean' && mustCheck && isSignedIn())
      localStore.writeIfRoom(storageKeys.discover, withAnswer(stored(), hasResource));
  }, [hasResource, mustCheck]);
  // The question above begins with it too: which one it is depends on the proxy.
  const ping = useQuery({ ...pingQuery, enabled: isThere });
  const known = typeof hasResource === 'boolean' && mustCheck ? withAnswer(stored(), hasResource) : stored();
  return {
    isAssistEnabled: flagOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping.data).proxy).assist_enabled, false),
    offersFirst: features.addAgents && offersFirstResource(known),
  };
}
