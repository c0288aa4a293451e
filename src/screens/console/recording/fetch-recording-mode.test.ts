import { afterEach, expect, test, vi } from 'vitest';
import { fetchRecordingMode } from './fetch-recording-mode.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['0001-01-01T00:00:00Z', '', 'soon'])(
  'sends no request for a session with the invalid start time %j',
  async (created) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    const { signal } = new AbortController();
    expect(await fetchRecordingMode('one.example.com', { id: '', created }, signal)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  },
);
