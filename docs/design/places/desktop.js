// A Windows desktop with the session bar and the status bar, and the menu of its actions.
{
  const { icon, environment, iconButton, button, keys } = window.parts;

  const ROWS = [
    ['2026-1184', 'Northwind Ltd.', '2026-11-02', '12,480.00', 'Paid'],
    ['2026-1185', 'Fabrikam GmbH', '2026-11-03', '3,912.50', 'Paid'],
    ['2026-1186', 'Contoso AG', '2026-11-05', '28,004.10', 'Open'],
    ['2026-1187', 'Alpine Sports', '2026-11-09', '745.00', 'Paid'],
    ['2026-1188', 'Tailspin Toys', '2026-11-12', '6,230.75', 'Open'],
    ['2026-1189', 'Adventure Works', '2026-11-16', '18,600.00', 'Open'],
    ['2026-1190', 'Litware Inc.', '2026-11-18', '2,150.40', 'Draft'],
    ['2026-1191', 'Proseware', '2026-11-19', '9,877.20', 'Draft'],
  ];
  const win = (kind, title, body) =>
    `<div class="win ${kind}"><div class="win-title"><span>${title}</span><span class="win-buttons"><i></i><i></i><i></i></span></div>${body}</div>`;
  const screen = () => `<div class="remote" role="img" aria-label="Screen of accounting-01">
    <svg class="wallpaper" viewBox="0 0 1440 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#15244a"/><stop offset=".55" stop-color="#4064b8"/><stop offset="1" stop-color="#e9b7a4"/></linearGradient></defs>
      <rect width="1440" height="820" fill="url(#sky)"/><circle cx="1180" cy="500" r="88" fill="#ffe9d0"/>
      <path d="M0 560 C300 480 520 640 820 590 S1260 500 1440 560 V820 H0Z" fill="#31519f"/><path d="M0 640 C260 560 460 700 760 660 S1200 600 1440 690 V820 H0Z" fill="#223d80"/><path d="M0 740 C380 660 640 800 1440 720 V820 H0Z" fill="#152a5c"/></svg>
    ${win('ledger', 'Invoices - November 2026', `<div class="ribbon"><span>File</span><b>Home</b><span>Insert</span><span>Data</span><span>View</span></div><table><thead><tr><th>Number</th><th>Customer</th><th>Date</th><th>Amount</th><th>State</th></tr></thead><tbody>${ROWS.map((row, index) => `<tr class="${index === 2 ? 'cell' : ''}">${row.map((value) => `<td>${value}</td>`).join('')}</tr>`).join('')}</tbody></table>`)}
    ${win('note-window', 'Untitled - Notepad', '<div class="note-text-body">Ask Contoso about 2026-1186\nSend the reminders on Monday\n<i></i></div>')}
    <div class="taskbar"><span class="start"><i></i><i></i><i></i><i></i></span><span class="task on">Invoices</span><span class="task">Notepad</span><span class="clock number">14:22<br>2026-11-20</span></div></div>`;

  const TOOLS = [
    ['clipboard', 'Stop sharing clipboard', 'on'],
    ['folder-sync', 'Share directory', 'wide-only'],
    ['keyboard', 'Send keys', ''],
    ['scaling', 'Scaling: Fit to window', 'wide-only'],
    ['camera', 'Save screenshot', 'wide-only'],
    ['gauge', 'Show statistics', 'wide-only'],
    ['maximize', 'Full screen', 'wide-only'],
    ['ellipsis', 'Desktop actions', ''],
  ];
  const bar =
    () => `<header class="dark-bar"><a class="button plain back-link" href="#">${icon('arrow-left')}<span class="wide-only">Desktops</span></a><span class="bar-line wide-only"></span>
    <h1 class="cut">accounting-01</h1>${environment('production')}<span class="dim small wide-only">as Administrator</span>
    <span class="push row tools">${TOOLS.map(([name, label, kind]) => iconButton(name, label, kind)).join('')}${button('Disconnect', { icon: 'monitor-off', kind: 'wide-only' })}</span></header>`;
  const status = () =>
    `<footer class="status-bar"><span class="state ok">Connected</span><span class="number">18 ms</span><span>Recording</span><span class="wide-only">Clipboard shared</span><span class="wide-only">Sharing Reports</span><span class="push wide-only">Ctrl Alt Home moves to the session bar</span><span class="number wide-only">1440 × 822</span></footer>`;

  const menu =
    () => `<div class="popover menu desktop-menu" role="menu" aria-label="Desktop actions"><div class="phone-only"><a class="menu-item" href="#">${icon('folder-sync')}Share directory…</a><a class="menu-item" href="#">${icon('camera')}Save screenshot</a><a class="menu-item" href="#">${icon('gauge')}Show statistics</a><a class="menu-item" href="#">${icon('monitor-off')}Disconnect</a><hr></div><h3>Send keys</h3>
    <a class="menu-item active" href="#">Ctrl Alt Del</a><a class="menu-item" href="#">Alt Tab</a><a class="menu-item" href="#">Windows</a><a class="menu-item" href="#">Windows R</a><a class="menu-item" href="#">Alt F4</a><a class="menu-item" href="#">Ctrl Esc</a><a class="menu-item" href="#">Print Screen</a><hr>
    <a class="menu-item" href="#">${icon('type')}Type text on the desktop…</a><a class="menu-item" href="#">${icon('copy')}Copy text from desktop</a><hr><h3>Scaling</h3>
    <a class="menu-item" href="#">${icon('check')}Fit to window</a><a class="menu-item indent" href="#">Fill window</a><a class="menu-item indent" href="#">Actual size</a></div>`;

  const STATISTICS = [
    ['Resolution', '1440 × 822'],
    ['Frames per second', '24'],
    ['Picture data', '310 kB/s'],
    ['Latency', '11 ms to the proxy, 7 ms to the desktop'],
  ];
  const statistics = () =>
    `<div class="popover statistics" role="dialog" aria-label="Statistics"><div class="row"><h2>Statistics</h2><span class="push">${iconButton('x', 'Hide statistics', 'small-size')}</span></div>${window.parts.facts(STATISTICS.map(([name, value]) => [name, value, 'number']))}</div>`;
  const touchBar = () =>
    `<div class="touch-bar phone-only">${keys('Esc', 'Tab', 'Ctrl', 'Alt', 'Win', 'Del', '←', '↑', '↓', '→')}</div>`;

  const desktop = (extra = '') =>
    `<div class="dark-place desktop" data-theme="dark">${bar()}<div class="remote-frame">${screen()}${extra}</div><div>${touchBar()}${status()}</div></div>`;
  window.places.desktop = () => desktop();
  window.places['desktop-menu'] = () => desktop(menu() + statistics());
}
