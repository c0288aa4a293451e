// A session opens by itself only where a click on a page of ours asked for it (decisions 11): the click leaves a mark that
// other origins cannot write, and the page that opens takes it.

const KEY = 'postern-intent';
const GOOD_FOR_MS = 10_000;

/** Marks that the user chose to go to this path, also in another tab. */
export function announce(path: string, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ path, now }));
}

/** Whether a click of the last seconds led to this path; asked once, then it is used up. */
export function wasAnnounced(path: string, now = Date.now()): boolean {
  const mark = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  try {
    const { path: wanted, now: at } = JSON.parse(mark ?? '') as { path?: unknown; now?: unknown }; // ours, and compared below
    return wanted === path && typeof at === 'number' && now - at >= 0 && now - at < GOOD_FOR_MS;
  } catch {
    return false; // no mark, or one of somebody's making
  }
}
