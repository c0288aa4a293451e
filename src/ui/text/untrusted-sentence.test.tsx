import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UntrustedSentence } from './untrusted-sentence.tsx';

const question = (host: string, login: string) => `Connect to ${host} as ${login}?`;

test('isolates and sanitizes each part of a sentence in place', () => {
  expect(renderToStaticMarkup(<UntrustedSentence message={question} parts={['web\u202e01', '<b>']} />)).toBe(
    'Connect to <bdi>webU+202E01</bdi> as <bdi>&lt;b&gt;</bdi>?',
  );
});

test('accepts parts in any order and parts with placeholder characters', () => {
  const reversedQuestion = (host: string, login: string) => `${login} at ${host}`;
  expect(renderToStaticMarkup(<UntrustedSentence message={reversedQuestion} parts={['\ue001', 'root']} />)).toBe(
    '<bdi>root</bdi> at <bdi>\ue001</bdi>',
  );
});
