import { UntrustedText } from './untrusted-text.tsx';

// Private-use characters as placeholders, because messages do not contain them (Unicode 23.5).
const FIRST_PRIVATE_CHAR = 0xe000;
const PRIVATE_CHAR = /([\ue000-\ue00f])/;

interface UntrustedSentenceProps<P extends readonly string[]> {
  message: (...parts: P) => string;
  parts: P;
}

/** A message with untrusted parts; the text direction of each part is isolated. */
export function UntrustedSentence<P extends readonly string[]>({ message, parts }: UntrustedSentenceProps<P>) {
  const placeholders = parts.map((_, index) => String.fromCharCode(FIRST_PRIVATE_CHAR + index)) as unknown as P; // as many, all of them texts
  return message(...placeholders)
    .split(PRIVATE_CHAR)
    .map((text) => {
      const part = PRIVATE_CHAR.test(text) ? parts[text.charCodeAt(0) - FIRST_PRIVATE_CHAR] : undefined;
      return part === undefined ? text : <UntrustedText key={text}>{part}</UntrustedText>;
    });
}
