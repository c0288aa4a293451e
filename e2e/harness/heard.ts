import type { Proxy } from '#fixtures/proxy/proxy.ts';

/**
 * What the mock hears on its streams from now on, texts as they are: the clock of a test is moved at once, and would
 * overtake what a page has only just sent.
 */
export function hearStreams(mock: Proxy): string[] {
  const heard: string[] = [];
  const { upgrade } = mock;
  mock.upgrade = async (request) => {
    const opened = await upgrade(request);
    if (typeof opened !== 'function') return opened;
    return (connection) =>
      opened({
        ...connection,
        onMessage: (listener) =>
          connection.onMessage((data) => {
            heard.push(typeof data === 'string' ? data : new TextDecoder().decode(data));
            listener(data);
          }),
      });
  };
  return heard;
}
