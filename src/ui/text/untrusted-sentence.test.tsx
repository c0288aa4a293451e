import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UntrustedSentence } from './untrusted-sentence.tsx';

const question = (host: string, login: string) => `Connect to ${host} as ${login}?`;

test('each part of a sentence is isolated and sanitized where it stands', () => {
  expect(renderToStaticMarkup(<UntrustedSentence message={question} parts={['web\u202e01', '<b>']} />)).toBe(
    'Connect to <bdi>webU+202E01</bdi> as <bdi>&lt;b&gt;</bdi>?',
  );
});

test('the parts may stand in another order, and hold what marks them', () => {
  const turned = (host: string, login: string) => `${login} at ${host}`;
  expect(renderToStaticMarkup(<UntrustedSentence message={turned} parts={['\ue001', 'root']} />)).toBe(
    '<bdi>root</bdi> at <bdi>\ue001</bdi>',
  );
});
