// One server for all tests of a worker, in front of the mock proxy of the test that runs: an origin that stays the same
// lets the browser keep the build, as it keeps it for people.
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { serve, type RunningServer } from '#serve/server.ts';

export interface SharedServer {
  served: RunningServer;
  /** Puts the mock proxy of a test behind the server, until the returned function takes it away. */
  serveMock(mock: Proxy): () => void;
}

export async function shareServer(dist: string): Promise<SharedServer> {
  let currentMock: Proxy | undefined;
  let ports: Parameters<Proxy['appsAt']>[0];
  const current = (): Proxy => {
    if (!currentMock) throw new Error('a call came when no test was running');
    return currentMock;
  };
  const mock = {
    handle: async (...call: Parameters<Proxy['handle']>) => current().handle(...call),
    upgrade: async (...call: Parameters<Proxy['upgrade']>) => current().upgrade(...call),
    page: (...call: Parameters<Proxy['page']>) => current().page(...call),
    app: (...call: Parameters<Proxy['app']>) => current().app(...call),
    appsAt: (places: typeof ports) => void (ports = places),
  };
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  return {
    served,
    serveMock(proxy) {
      currentMock = proxy;
      proxy.appsAt(ports);
      return () => void (currentMock = undefined);
    },
  };
}
