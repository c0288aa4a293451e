// The budgets of the console. `npm test` checks the sizes; `npm run bench` measures everything.

/** A measured value and its limit. Without `max` or `min` it is only reported. */
export interface Budget {
  label: string;
  unit: 'KiB' | 'MiB' | 'MB/s' | 'ms' | 'requests' | 'rows' | 'lines' | 'nodes' | 'frames/s' | 'events/s' | '';
  max?: number;
  min?: number;
  /** The values of two other consoles in the same unit, for orientation. They were measured on another machine. */
  otherConsoles?: readonly [number, number];
}

export const budgets = {
  signInBytes: { label: 'sign-in page, everything it transfers', unit: 'KiB', max: 150, otherConsoles: [598, 1282] },
  signInScripts: { label: 'of which JavaScript', unit: 'KiB', max: 110, otherConsoles: [175, 891] },
  signInRequests: { label: 'sign-in page, requests', unit: 'requests', max: 8, otherConsoles: [25, 10] },
  scripts: { label: 'all JavaScript of the product', unit: 'KiB', otherConsoles: [667, 931] },
  list: { label: 'script from sign-in to the first list', unit: 'KiB', max: 130 },
  terminal: { label: 'terminal with its widget', unit: 'KiB', max: 200 },
  player: { label: 'player, beyond the terminal', unit: 'KiB', max: 120 },
  editor: { label: 'editor with CodeMirror and yaml, beyond the lists', unit: 'KiB', max: 230 },
  desktop: { label: 'desktop', unit: 'KiB', max: 150 },
  approval: { label: 'approval of a command line, as on a phone', unit: 'KiB', max: 12 },
  chunk: { label: 'any other page or part of one', unit: 'KiB', max: 60 },
  page: { label: 'mock: 100 of 30,000 servers', unit: 'ms', max: 10 },
  ready: { label: 'sign-in page ready to type', unit: 'ms', otherConsoles: [349, 568] },
  readySlow: { label: 'the same, 4 × slower CPU', unit: 'ms', otherConsoles: [821, 1406] },
  blockedSlow: {
    label: 'main thread blocked meanwhile, 4 × slower CPU',
    unit: 'ms',
    max: 100,
    otherConsoles: [279, 860],
  },
  submit: { label: 'submit → servers visible', unit: 'ms', otherConsoles: [286, 524] },
  submitSlow: { label: 'the same, 4 × slower CPU', unit: 'ms', otherConsoles: [763, 1802] },
  heap: { label: 'heap with the list shown', unit: 'MiB', max: 8, otherConsoles: [5, 15.4] },
  frame: { label: '30,000 servers scrolled, 95th percentile frame', unit: 'ms', max: 16.7 },
  rows: { label: 'row nodes at most while scrolled', unit: 'rows', max: 400 },
  firstRows: { label: 'first of 30,000 servers, address → row', unit: 'ms' },
  frameHeld: { label: 'the same with all of them fetched', unit: 'ms', max: 16.7 },
  heapHeld: { label: 'heap with 30,000 servers fetched', unit: 'MiB' },
  nodes: { label: 'nodes in the page then', unit: 'nodes', max: 4000 },
  filter: { label: '30,000 servers filtered, key → rows stable', unit: 'ms' },
  paletteOpen: { label: 'palette opened, 100,000 entries loaded', unit: 'ms', max: 50 },
  paletteResults: { label: 'palette, key → results over 100,000 entries, slowest search', unit: 'ms', max: 80 },
  paletteHeap: { label: 'heap with 100,000 entries loaded', unit: 'MiB' },
  paletteNodes: { label: 'nodes of the page with the palette open', unit: 'nodes', max: 2000 },
  routeChange: { label: 'route change, warm', unit: 'ms', max: 100 },
  auditAddress: { label: 'first of 5,000 audit events, address → row', unit: 'ms', otherConsoles: [455, 863] },
  auditAddressSlow: { label: 'the same, 4 × slower CPU', unit: 'ms' },
  auditInApp: { label: 'first of 5,000 audit events, in the app', unit: 'ms', otherConsoles: [254, 239] },
  auditInAppSlow: { label: 'the same, 4 × slower CPU', unit: 'ms' },
  auditFilter: {
    label: '5,000 audit events filtered, key → rows stable',
    unit: 'ms',
    max: 50,
    otherConsoles: [82, 96],
  },
  auditHeap: { label: 'heap with 5,000 audit events', unit: 'MiB', otherConsoles: [8.7, 13] },
  auditHeapHeld: { label: 'heap with 100,000 audit events', unit: 'MiB' },
  auditFrameHeld: { label: '100,000 audit events scrolled, 95th percentile frame', unit: 'ms', max: 16.7 },
  auditFilterHeld: { label: '100,000 audit events filtered, key → rows stable', unit: 'ms' },
  auditBrush: { label: 'a part of 100,000 audit events selected, press → rows', unit: 'ms', max: 50 },
  exportSpeed: { label: '100,000 audit events exported to the disk, press → done', unit: 'events/s', min: 20_000 },
  // Two pages of 5,000 events, as received and as parsed. The console never holds more than that.
  exportHeap: { label: 'heap and buffers meanwhile, at their most', unit: 'MiB', max: 192 },
  recordingFirst: { label: 'recording of 200 MB, address → first frame', unit: 'ms', max: 1000 },
  recordingForward: { label: 'the same, 5 seconds forward → drawn', unit: 'ms' },
  recordingBackward: { label: 'the same, 5 seconds back → drawn', unit: 'ms', max: 50 },
  recordingIndex: { label: 'the same, fetched and indexed', unit: 'MB/s', min: 50 },
  recordingHeap: { label: 'heap and buffers of the page meanwhile, at their most', unit: 'MiB', max: 190 },
  usersPause: { label: '6,000 users listed, ordered, searched, one edited: longest pause', unit: 'ms', max: 100 },
  rolesPause: { label: '2,000 roles listed, searched, one edited: longest pause', unit: 'ms', max: 100 },
  longRolePause: { label: 'the same with a role of 2,000 lines', unit: 'ms', max: 100 },
  shift: { label: 'layout shift', unit: '', max: 0.02 },
  plain: { label: 'terminal output, plain', unit: 'MB/s', min: 25 },
  coloured: { label: 'terminal output, coloured', unit: 'MB/s', min: 10 },
  lost: { label: 'lines of output lost', unit: 'lines', max: 0 },
  keyToPaint: { label: 'key → its letter drawn, without network and frame, 95th percentile', unit: 'ms', max: 8 },
  memoryHours: { label: 'memory after 8 hours of output at 20 kB/s, growth', unit: 'MiB', max: 4 },
  interrupt: { label: 'Ctrl-C under `yes` → prompt', unit: 'ms', max: 100 },
  interruptLater: { label: 'the same after 6 s', unit: 'ms', max: 100 },
  interruptColours: { label: 'the same under coloured output', unit: 'ms', max: 500 },
  panesFrames: { label: '8 panes that print, frames drawn, median second', unit: 'frames/s', min: 30 },
  panesWorst: { label: 'the same in the worst second', unit: 'frames/s' },
  panesOutput: { label: 'what each of them is sent meanwhile', unit: 'MB/s', min: 1 },
  commandFrames: {
    label: 'a command on 200 servers that print, frames drawn, median second',
    unit: 'frames/s',
    min: 30,
  },
  commandWorst: { label: 'the same in the worst second', unit: 'frames/s' },
  commandOutput: { label: 'what a server prints meanwhile, 30 at once, median server', unit: 'MB/s', min: 1 },
  desktopFrames: { label: 'desktop of 1920 × 1080, every tile 30 times a second', unit: 'frames/s', min: 29 },
  desktopBlocked: { label: "share of the page's thread meanwhile", unit: '', max: 0.05 },
  desktopGrown: { label: 'heap that it leaves behind', unit: 'MiB', max: 4 },
  desktopTyped: {
    label: 'key → its picture on a desktop, network and desktop included, 95th percentile',
    unit: 'ms',
    max: 16,
  },
  // 64 MB.
  sharedHeap: {
    label: 'heap and buffers grown by 500 MB copied into a shared directory, at their most',
    unit: 'MiB',
    max: 61,
  },
  sharedSpeed: { label: '500 MB into a shared directory', unit: 'MB/s' },
  // 64 MB.
  downloadHeap: { label: 'heap and buffers grown by a download of 2 GB, at their most', unit: 'MiB', max: 61 },
  downloadSpeed: { label: 'download of 2 GB to the disk', unit: 'MB/s' },
} as const satisfies Record<string, Budget>;
