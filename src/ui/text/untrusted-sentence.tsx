import { UntrustedText } from './untrusted-text.tsx';

// Characters for private use, which no message has (Unicode 23.5).
const FIRST = 0xe000;
const MARK = /([\ue000-\ue00f])/;

interface UntrustedSentenceProps<P extends readonly string[]> {
  /** The message. */
  of: (...parts: P) => string;
  parts: P;
}

/** A message with untrusted text in it, each part of which keeps its direction to itself. */
export function UntrustedSentence<P extends readonly string[]>({ of, parts }: UntrustedSentenceProps<P>) {
  const marks = parts.map((_, index) => String.fromCharCode(FIRST + index)) as unknown as P; // as many, all of them texts
  return of(...marks)
    .split(MARK)
    .map((text) => {
      const part = MARK.test(text) ? parts[text.charCodeAt(0) - FIRST] : undefined;
      return part === undefined ? text : <UntrustedText key={text}>{part}</UntrustedText>;
    });
}
