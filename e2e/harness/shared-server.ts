// One server for all tests of a worker. It serves the mock proxy of the current test. Because its origin stays the
// same, the browser can cache the build.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { serve, type RunningServer } from '#serve/server.ts';

export interface SharedServer {
  served: RunningServer;
  /** Serves the mock proxy of a test, until the returned function is called. */
  serveMock(mock: Proxy): () => void;
}

export async function shareServer(dist: string): Promise<SharedServer> {
  let currentMock: Proxy | undefined;
  let appAddresses: Parameters<Proxy['setAppAddresses']>[0];
  const getCurrentMock = (): Proxy => {
    if (!currentMock) throw new Error('a call came when no test was running');
    return currentMock;
  };
  const mock = {
    handle: async (...args: Parameters<Proxy['handle']>) => getCurrentMock().handle(...args),
    upgrade: async (...call: Parameters<Proxy['upgrade']>) => getCurrentMock().upgrade(...call),
    page: (...call: Parameters<Proxy['page']>) => getCurrentMock().page(...call),
    app: (...call: Parameters<Proxy['app']>) => getCurrentMock().app(...call),
    setAppAddresses: (addresses: typeof appAddresses) => void (appAddresses = addresses),
  };
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  return {
    served,
    serveMock(proxy) {
      currentMock = proxy;
      proxy.setAppAddresses(appAddresses);
      return () => void (currentMock = undefined);
    },
  };
}
