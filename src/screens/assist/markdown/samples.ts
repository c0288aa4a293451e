/** A text with all formats of answers, for tests. */
export const ALL_FORMATS_SAMPLE = [
  '# A',
  '1. a\n   - b',
  '```bash\nls\n```',
  '> a',
  '| a |\n|---|\n| b |',
  '---',
  '![a](https://example.com/a.png) <b>x</b> https://example.com',
].join('\n\n');
