import { UntrustedText } from './untrusted-text.tsx';

// Characters for private use, which no message has (Unicode 23.5).
const FIRST_PRIVATE_CHAR = 0xe000;
const PRIVATE_CHAR = /([\ue000-\ue00f])/;

interface UntrustedSentenceProps<P extends readonly string[]> {
  /** The message. */
  message: (...parts: P) => string;
  parts: P;
}

/** A message with untrusted text in it, each part of which keeps its direction to itself. */
export function UntrustedSentence<P extends readonly string[]>({ message, parts }: UntrustedSentenceProps<P>) {
  const placeholders = parts.map((_, index) => String.fromCharCode(FIRST_PRIVATE_CHAR + index)) as unknown as P; // as many, all of them texts
  return message(...placeholders)
    .split(PRIVATE_CHAR)
    .map((text) => {
      const part = PRIVATE_CHAR.test(text) ? parts[text.charCodeAt(0) - FIRST_PRIVATE_CHAR] : undefined;
      return part === undefined ? text : <UntrustedText key={text}>{part}</UntrustedText>;
    });
}
