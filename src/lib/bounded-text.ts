import { PlainError } from './plain-error.ts';
import { TOO_LARGE } from './messages.ts';
import { MOST_JSON } from './read.ts';

/** The answer is larger than anything that a page can use. */
export class TooLarge extends PlainError {
  constructor() {
    super(TOO_LARGE);
    this.name = 'TooLarge';
  }
}

/** The text of a body; throws `TooLarge` as soon as more than `most` bytes are announced or have come. */
export async function boundedText({ headers, body }: Response, most = MOST_JSON): Promise<string> {
  if (!body) return '';
  if (Number(headers.get('content-length')) > most) {
    await body.cancel();
    throw new TooLarge();
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
