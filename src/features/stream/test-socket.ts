// A WebSocket without a network. Tests replace the browser's WebSocket with it and simulate the messages of the proxy.
export class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  static latest: TestSocket;
  readyState = 0;
  sent: unknown[] = [];
  constructor() {
    super();
    TestSocket.latest = this;
  }
  send = (data: unknown) => void this.sent.push(data);
  simulateOpen() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive = (data: string | Uint8Array<ArrayBuffer>) =>
    this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : data.slice().buffer }));
  close = (code = 1006, reason = '') => {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  };
}
