// The files panel next to a terminal, and files that are dragged over the terminal.
{
  const { icon, iconButton, button, terminalColors } = window.parts;
  const { g, b, dim } = terminalColors;

  const prompt = `${g('deploy@billing-01')}:${b('/srv/billing')}$ `;
  const SCREEN = [
    dim('Last login: Fri Nov 20 13:58:11 2026 from 10.4.9.31'),
    `${g('deploy@billing-01')}:${b('~')}$ cd /srv/billing`,
    `${prompt}ls -lh`,
    `total 88M`,
    `drwxr-xr-x 2 deploy deploy 4.0K Nov 19 08:12 ${b('config')}`,
    `drwxr-xr-x 6 deploy deploy 4.0K Nov 20 09:40 ${b('releases')}`,
    `-rw-r--r-- 1 deploy deploy  88M Nov 20 09:41 billing-2026.47.tar.zst`,
    `lrwxrwxrwx 1 deploy deploy   24 Nov 20 09:42 <span class="cyan">current</span> -> releases/2026.47`,
    `${prompt}sha256sum billing-2026.47.tar.zst`,
    `7b1f…c20a  billing-2026.47.tar.zst`,
    `${prompt}<span class="cursor"> </span>`,
  ].join('\n');

  const tab = ({ place, host, login, isOn = false, note = '' }) =>
    `<a class="session-tab ${place} ${isOn ? 'on' : ''}" href="#"><i class="tab-dot"></i><span>${host}</span><span class="dim">${login}</span>${note ? `<span class="tab-note number">${note}</span>` : ''}${isOn ? icon('x') : ''}</a>`;
  const TOOLS = [
    ['columns-2', 'Split right'],
    ['radio', 'Broadcast input'],
    ['ear', 'Screen reader mode'],
    ['layout-panel-left', 'Tabs and panes'],
  ];
  const terminalBar =
    () => `<header class="dark-bar tabs-bar"><a class="icon-button" href="#" aria-label="Servers">${icon('arrow-left')}</a>
    ${tab({ place: 'production', host: 'billing-01', login: 'deploy', isOn: true, note: '↑ 62 %' })}${tab({ place: 'staging', host: 'web-04', login: 'deploy' })}${tab({ place: 'development', host: 'build-07', login: 'ubuntu' })}${iconButton('plus', 'New session')}
    <span class="push row tools">${TOOLS.map(([name, label]) => iconButton(name, label, 'wide-only')).join('')}${iconButton('folder-sync', 'Files', 'on')}${iconButton('search', 'Find in output', 'wide-only')}${iconButton('ellipsis', 'Terminal tools')}</span></header>`;
  const status = () =>
    `<footer class="status-bar"><span class="state ok">Connected</span><span class="number">11 ms</span><span>Recording</span><span class="wide-only">Participants: mira</span><span class="push wide-only">Ctrl F6 leaves the terminal</span><span class="number wide-only">105 × 41</span><span class="wide-only">UTF-8</span></footer>`;

  const transfer = ({
    sign,
    name,
    path,
    progress,
    note,
    kind = '',
  }) => `<div class="transfer ${kind}"><span class="sign">${icon(sign)}</span>
    <div class="transfer-text"><span class="strong cut">${name}</span>
    ${progress === undefined ? '' : `<div class="progress" role="progressbar" aria-valuenow="${progress}"><i style="width:${progress}%"></i></div>`}<div class="row"><span class="dim mono path cut">${path}</span><span class="push small note-text ${kind === 'failed' ? 'bad' : 'dim'} number">${note}</span></div></div>
    ${kind === 'failed' ? button('Retry', { kind: 'row-size' }) : iconButton(kind === 'done' ? 'check' : 'x', kind === 'done' ? 'Done' : `Cancel ${name}`, 'small-size')}</div>`;
  const pathChip = (path, isOn = false) =>
    `<button class="path-chip mono ${isOn ? 'on' : ''}">${isOn ? icon('terminal') : icon('history')}${path}</button>`;

  const filesPanel = (isDropping) => `<aside class="dark-panel files" aria-label="Transfer files as deploy">
    <div class="row"><h2>Files</h2><span class="dim">as deploy on billing-01</span><span class="push">${iconButton('x', 'Close files', 'small-size')}</span></div>
    <section><span class="label">Upload to</span><span class="dark-field mono">/srv/billing/<i class="caret"></i></span>
      <div class="paths">${pathChip('/srv/billing/', true)}${pathChip('~/')}${pathChip('/srv/billing/releases/')}${pathChip('/tmp/')}</div>
      <div class="drop-zone ${isDropping ? 'over' : ''}">${icon('upload')}<span><b>${isDropping ? 'Drop 2 files' : 'Drop files here'}</b> ${isDropping ? 'to upload them to /srv/billing/' : 'or on the terminal'}</span>${isDropping ? '' : button('Choose files', { kind: 'row-size' })}</div></section>
    <section><span class="label">Download from</span><div class="row"><span class="dark-field mono grow"><span class="dim">/srv/billing/</span>current/app.log</span>${button('Download', { icon: 'download' })}</div>
      <div class="paths">${pathChip('/var/log/nginx/error.log')}${pathChip('~/notes.txt')}</div></section>
    <section class="transfers"><div class="row"><h2>Transfers</h2><span class="dim number">2 running</span><span class="push link small">Clear finished</span></div>
      ${transfer({ sign: 'upload', name: 'billing-2026.48.tar.zst', path: '/srv/billing/', progress: 62, note: '55.1 / 88.9 MB · 9.4 MB/s' })}
      ${transfer({ sign: 'download', name: 'error.log', path: '/var/log/nginx/error.log', progress: 18, note: '2.1 / 11.6 MB · 1.2 MB/s' })}
      ${transfer({ sign: 'upload', name: 'billing.conf', path: '/etc/nginx/conf.d/', note: 'Permission denied', kind: 'failed' })}
      ${transfer({ sign: 'upload', name: 'rates.csv', path: '/srv/billing/config/', note: 'Done, 48 kB', kind: 'done' })}</section></aside>`;

  const files = (isDropping) => `<div class="dark-place workspace" data-theme="dark">${terminalBar()}
    <div class="workspace-body"><div class="pane production"><div class="pane-title"><b>deploy@billing-01</b><span>production</span><span class="push row">${icon('eye')}carol watches</span></div><pre class="terminal-screen">${SCREEN}</pre>${isDropping ? `<div class="drop-cover">${icon('upload')}<b>Drop to upload to /srv/billing/</b><span class="dim">2 files, 91 MB</span></div>` : ''}</div>${filesPanel(isDropping)}</div>${status()}</div>`;

  window.places.files = () => files(false);
  window.places['files-drop'] = () => files(true);
}
