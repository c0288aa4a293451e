import { MAX_JSON_SIZE } from '#lib/untrusted.ts';

/**
 * Sends a request with a file as its body. XMLHttpRequest streams the file from the disk, and it is the only API that
 * reports upload progress in all browsers (https://xhr.spec.whatwg.org/#the-upload-attribute).
 */
export function sendFile(request: Request, file: Blob, onMoved: (moved: number) => void): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded }) => onMoved(loaded));
    call.addEventListener('progress', ({ loaded }) => {
      if (loaded <= MAX_JSON_SIZE) return;
      // With this length, the client refuses the response as too large.
      const headers = { 'content-length': String(loaded) };
      resolve(new Response('', { status: call.status, headers }));
      call.abort();
    });
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })));
    call.addEventListener('error', () => reject(new TypeError()));
    call.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}
