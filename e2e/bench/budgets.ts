// What the console may cost. `npm test` holds the bytes; the rest is measured by `npm run bench`.

/** One thing that is measured, and how much of it is allowed. Without `most` or `least` it is only told. */
export interface Budget {
  what: string;
  unit: 'KiB' | 'MiB' | 'MB/s' | 'ms' | 'requests' | 'rows' | 'lines' | 'nodes' | 'frames/s' | 'events/s' | '';
  most?: number;
  least?: number;
  /** What the two consoles of the field need, in the same unit. Measured on another machine, so nothing is judged by it. */
  rivals?: readonly [number, number];
}

export const budgets = {
  signInBytes: { what: 'sign-in page, everything it transfers', unit: 'KiB', most: 150, rivals: [598, 1282] },
  signInScripts: { what: 'of which JavaScript', unit: 'KiB', most: 110, rivals: [175, 891] },
  signInRequests: { what: 'sign-in page, requests', unit: 'requests', most: 8, rivals: [25, 10] },
  scripts: { what: 'all JavaScript of the product', unit: 'KiB', rivals: [667, 931] },
  list: { what: 'script from sign-in to the first list', unit: 'KiB', most: 130 },
  terminal: { what: 'terminal with its widget', unit: 'KiB', most: 200 },
  player: { what: 'player, beyond the terminal', unit: 'KiB', most: 120 },
  editor: { what: 'editor with CodeMirror and yaml, beyond the lists', unit: 'KiB', most: 230 },
  desktop: { what: 'desktop', unit: 'KiB', most: 150 },
  approval: { what: 'approval of a command line, as on a phone', unit: 'KiB', most: 12 },
  chunk: { what: 'any other page or part of one', unit: 'KiB', most: 60 },
  page: { what: 'mock: 100 of 30,000 servers', unit: 'ms', most: 10 },
  ready: { what: 'sign-in page ready to type', unit: 'ms', rivals: [349, 568] },
  readySlow: { what: 'the same, 4 × slower CPU', unit: 'ms', rivals: [821, 1406] },
  blockedSlow: { what: 'main thread blocked meanwhile, 4 × slower CPU', unit: 'ms', most: 100, rivals: [279, 860] },
  submit: { what: 'submit → servers visible', unit: 'ms', rivals: [286, 524] },
  submitSlow: { what: 'the same, 4 × slower CPU', unit: 'ms', rivals: [763, 1802] },
  heap: { what: 'heap with the list shown', unit: 'MiB', most: 8, rivals: [5, 15.4] },
  frame: { what: '30,000 servers scrolled, 95th percentile frame', unit: 'ms', most: 16.7 },
  rows: { what: 'row nodes at most while scrolled', unit: 'rows', most: 400 },
  firstRows: { what: 'first of 30,000 servers, address → row', unit: 'ms' },
  frameHeld: { what: 'the same with all of them fetched', unit: 'ms', most: 16.7 },
  heapHeld: { what: 'heap with 30,000 servers fetched', unit: 'MiB' },
  nodes: { what: 'nodes in the page then', unit: 'nodes', most: 4000 },
  filter: { what: '30,000 servers filtered, key → rows stable', unit: 'ms' },
  paletteOpen: { what: 'palette opened, 100,000 entries loaded', unit: 'ms', most: 50 },
  paletteResults: { what: 'palette, key → results over 100,000 entries, slowest search', unit: 'ms', most: 80 },
  paletteHeap: { what: 'heap with 100,000 entries loaded', unit: 'MiB' },
  paletteNodes: { what: 'nodes of the page with the palette open', unit: 'nodes', most: 2000 },
  routeChange: { what: 'route change, warm', unit: 'ms', most: 100 },
  auditAddress: { what: 'first of 5,000 audit events, address → row', unit: 'ms', rivals: [455, 863] },
  auditAddressSlow: { what: 'the same, 4 × slower CPU', unit: 'ms' },
  auditInApp: { what: 'first of 5,000 audit events, in the app', unit: 'ms', rivals: [254, 239] },
  auditInAppSlow: { what: 'the same, 4 × slower CPU', unit: 'ms' },
  auditFilter: { what: '5,000 audit events filtered, key → rows stable', unit: 'ms', most: 50, rivals: [82, 96] },
  auditHeap: { what: 'heap with 5,000 audit events', unit: 'MiB', rivals: [8.7, 13] },
  auditHeapHeld: { what: 'heap with 100,000 audit events', unit: 'MiB' },
  auditFrameHeld: { what: '100,000 audit events scrolled, 95th percentile frame', unit: 'ms', most: 16.7 },
  auditFilterHeld: { what: '100,000 audit events filtered, key → rows stable', unit: 'ms' },
  auditBrush: { what: 'a part of 100,000 audit events selected, press → rows', unit: 'ms', most: 50 },
  exportSpeed: { what: '100,000 audit events exported to the disk, press → done', unit: 'events/s', least: 20_000 },
  // Two pages of 5,000, as they came and as they are read; more than that is never held.
  exportHeap: { what: 'heap and buffers meanwhile, at their most', unit: 'MiB', most: 192 },
  recordingFirst: { what: 'recording of 200 MB, address → first frame', unit: 'ms', most: 1000 },
  recordingForward: { what: 'the same, 5 seconds forward → drawn', unit: 'ms' },
  recordingBackward: { what: 'the same, 5 seconds back → drawn', unit: 'ms', most: 50 },
  recordingIndex: { what: 'the same, fetched and indexed', unit: 'MB/s', least: 50 },
  recordingHeap: { what: 'heap and buffers of the page meanwhile, at their most', unit: 'MiB', most: 190 },
  usersPause: { what: '6,000 users listed, ordered, searched, one edited: longest pause', unit: 'ms', most: 100 },
  rolesPause: { what: '2,000 roles listed, searched, one edited: longest pause', unit: 'ms', most: 100 },
  longRolePause: { what: 'the same with a role of 2,000 lines', unit: 'ms', most: 100 },
  shift: { what: 'layout shift', unit: '', most: 0.02 },
  plain: { what: 'terminal output, plain', unit: 'MB/s', least: 25 },
  coloured: { what: 'terminal output, coloured', unit: 'MB/s', least: 10 },
  lost: { what: 'lines of output lost', unit: 'lines', most: 0 },
  keyToPaint: { what: 'key → its letter drawn, without network and frame, 95th percentile', unit: 'ms', most: 8 },
  memoryHours: { what: 'memory after 8 hours of output at 20 kB/s, growth', unit: 'MiB', most: 4 },
  interrupt: { what: 'Ctrl-C under `yes` → prompt', unit: 'ms', most: 100 },
  interruptLater: { what: 'the same after 6 s', unit: 'ms', most: 100 },
  interruptColours: { what: 'the same under coloured output', unit: 'ms', most: 500 },
  panesFrames: { what: '8 panes that print, frames drawn, median second', unit: 'frames/s', least: 30 },
  panesWorst: { what: 'the same in the worst second', unit: 'frames/s' },
  panesOutput: { what: 'what each of them is sent meanwhile', unit: 'MB/s', least: 1 },
  commandFrames: {
    what: 'a command on 200 servers that print, frames drawn, median second',
    unit: 'frames/s',
    least: 30,
  },
  commandWorst: { what: 'the same in the worst second', unit: 'frames/s' },
  commandOutput: { what: 'what a server prints meanwhile, 30 at once, median server', unit: 'MB/s', least: 1 },
  desktopFrames: { what: 'desktop of 1920 × 1080, every tile 30 times a second', unit: 'frames/s', least: 29 },
  desktopBlocked: { what: "share of the page's thread meanwhile", unit: '', most: 0.05 },
  desktopGrown: { what: 'heap that it leaves behind', unit: 'MiB', most: 4 },
  desktopTyped: {
    what: 'key → its picture on a desktop, network and desktop included, 95th percentile',
    unit: 'ms',
    most: 16,
  },
  // 64 MB.
  sharedHeap: {
    what: 'heap and buffers grown by 500 MB copied into a shared directory, at their most',
    unit: 'MiB',
    most: 61,
  },
  sharedSpeed: { what: '500 MB into a shared directory', unit: 'MB/s' },
  // 64 MB.
  downloadHeap: { what: 'heap and buffers grown by a download of 2 GB, at their most', unit: 'MiB', most: 61 },
  downloadSpeed: { what: 'download of 2 GB to the disk', unit: 'MB/s' },
} as const satisfies Record<string, Budget>;
