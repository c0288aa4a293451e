// The recording player with its search, its transcript and the events of the session.
{
  const { icon, environment, iconButton, button, keys } = window.parts;

  const g = (text) => `<span class="green">${text}</span>`;
  const b = (text) => `<span class="blue">${text}</span>`;
  const y = (text) => `<span class="yellow">${text}</span>`;
  const dim = (text) => `<span class="dim">${text}</span>`;
  const prompt = `${g('root@billing-01')}:${b('~')}# `;
  const hit = '<mark>nginx</mark>';
  const SCREEN = [
    dim('Last login: Fri Nov 20 11:47:02 2026 from 10.4.9.22'),
    `${prompt}df -h / /srv /var/log`,
    `Filesystem      Size  Used Avail Use% Mounted on`,
    `/dev/nvme0n1p2   80G   34G   43G  45% /`,
    `/dev/nvme1n1    400G  288G   92G  76% /srv`,
    `/dev/nvme0n1p5   20G   17G  2.1G  ${y('89%')} /var/log`,
    `${prompt}uptime`,
    ` 11:47:31 up 41 days,  3:12,  2 users,  load average: 1.12, 0.90, 0.77`,
    `${prompt}systemctl status billing --no-pager | head -4`,
    `${g('●')} billing.service - Billing API`,
    `     Loaded: loaded (/etc/systemd/system/billing.service; enabled)`,
    `     Active: ${g('active (running)')} since Mon 2026-11-16 08:12:40 UTC; 4 days ago`,
    `   Main PID: 812 (billing)`,
    `${prompt}vim /etc/${hit}/conf.d/billing.conf`,
    `${prompt}${hit} -t`,
    `${hit}: the configuration file /etc/${hit}/${hit}.conf syntax is ok`,
    `${hit}: configuration file /etc/${hit}/${hit}.conf test is ${g('successful')}`,
    `${prompt}systemctl reload <mark class="current">nginx</mark>`,
    `${prompt}journalctl -u ${hit} -n 3 --no-pager`,
    `${dim('11:49:08')} ${hit}[611]: signal process started`,
    `${dim('11:49:08')} ${hit}[602]: gracefully shutting down old workers`,
    `${dim('11:49:09')} ${y('warn')} upstream billing_api: 1 of 3 servers is down`,
    `${prompt}<span class="cursor"> </span>`,
  ].join('\n');

  const MATCHES = [
    ['00:58', `vim /etc/${hit}/conf.d/billing.conf`],
    ['01:41', `${hit} -t`],
    ['01:42', `${hit}: the configuration file /etc/${hit}/…`],
    ['01:42', `${hit}: configuration file … test is successful`],
    ['02:07', `systemctl reload ${hit}`],
    ['02:15', `journalctl -u ${hit} -n 3 --no-pager`],
    ['02:15', `${hit}[611]: signal process started`],
    ['03:40', `curl -sI localhost | grep -i ${hit}`],
    ['03:40', `Server: ${hit}`],
  ];
  const searchPanel =
    () => `<label class="dark-field active">${icon('search')}<span class="typed">nginx<i class="caret"></i></span><span class="push faint number">5 of 9</span>${iconButton('arrow-up', 'Previous match', 'small-size')}${iconButton('arrow-down', 'Next match', 'small-size')}</label>
    <div class="moments">${MATCHES.map(([time, text], index) => `<a class="moment ${index === 4 ? 'on' : ''}" href="#"><span class="faint">${time}</span><span class="cut">${text}</span></a>`).join('')}</div>`;

  const TRANSCRIPT = [
    ['00:00', dim('Last login: Fri Nov 20 11:47:02 2026')],
    ['00:12', 'systemctl status billing --no-pager', 'command'],
    ['00:13', '● billing.service - Billing API'],
    ['00:13', 'Active: active (running) since Mon …'],
    ['00:58', 'vim /etc/nginx/conf.d/billing.conf', 'command'],
    ['01:41', 'nginx -t', 'command'],
    ['01:42', 'configuration file … syntax is ok'],
    ['01:42', 'configuration file … test is successful'],
    ['02:07', 'systemctl reload nginx', 'command now'],
    ['02:15', 'journalctl -u nginx -n 3 --no-pager', 'command'],
    ['02:15', 'signal process started'],
    ['02:15', 'gracefully shutting down old workers'],
    ['02:16', 'warn upstream billing_api: 1 of 3 …'],
    ['03:40', 'curl -sI localhost | grep -i nginx', 'command'],
    ['03:40', 'Server: nginx'],
    ['04:08', 'exit', 'command'],
  ];
  const transcriptPanel =
    () => `<div class="row panel-tools"><span class="row faint small"><i class="switch"></i>Commands only</span><span class="push">${iconButton('copy', 'Copy transcript', 'small-size')}</span></div>
    <div class="moments">${TRANSCRIPT.map(([time, text, kind = '']) => `<a class="moment ${kind} ${kind.includes('now') ? 'on' : ''}" href="#"><span class="faint">${time}</span><span class="cut">${kind ? '<b>$</b> ' : ''}${text}</span></a>`).join('')}</div>`;

  /** Output per moment of the recording, in percent of the busiest moment. */
  const OUTPUT = Array.from({ length: 140 }, (_, index) => {
    const wave = Math.sin(index / 4.2) * Math.sin(index / 11) * 90 + Math.sin(index * 1.9) * 18;
    return index > 100 && index < 111 ? 4 : Math.max(4, Math.round(wave));
  });
  const timeline = () => {
    const position = 51;
    return `<div class="timeline" role="slider" aria-label="Position in the recording" aria-valuetext="02:08 out of 04:11">
      <span class="timeline-marks">${[
        [11, 'carol joined'],
        [34, 'Terminal resized'],
        [74, 'Idle for 22 s'],
      ]
        .map(([at, text]) => `<i style="left:${at}%" title="${text}"></i>`)
        .join('')}</span>
      <span class="output">${OUTPUT.map((percent, index) => `<i class="${index / OUTPUT.length < position / 100 ? 'played' : ''}" style="height:${percent}%"></i>`).join('')}</span>
      <span class="timeline-hits">${[23, 40.5, 41, 51, 54, 88].map((at) => `<i style="left:${at}%"></i>`).join('')}</span>
      <i class="playhead" style="left:${position}%"></i>
      <span class="peek" style="left:64%"><span class="peek-screen">curl -sI localhost\nHTTP/1.1 200 OK\n<span class="green">Server: nginx</span></span><span class="number">02:40</span></span></div>`;
  };

  const player = (tab) => `<div class="dark-place player" data-theme="dark">
    <header class="dark-bar production"><a class="button plain back-link" href="#">${icon('arrow-left')}<span class="wide-only">Session Recordings</span></a>
      <h1 class="cut">jonas on billing-01</h1>${environment('production')}<span class="dim small wide-only">as root, 2026-11-20 11:47:02 UTC, 4 min 11 s</span>
      <span class="push row tools"><span class="segmented wide-only"><a class="${tab === 'Search' ? 'on' : ''}">${icon('search')}Search</a><a class="${tab === 'Transcript' ? 'on' : ''}">${icon('scroll-text')}Transcript</a><a>${icon('list')}Events</a></span>
      ${iconButton('link', 'Copy link at 02:08', 'phone-only')}${iconButton('download', 'Export recording')}${button('Copy link at 02:08', { icon: 'link', kind: 'wide-only' })}${iconButton('maximize', 'Full screen')}</span></header>
    <div class="player-body production"><pre class="terminal-screen">${SCREEN}</pre>
      <aside class="dark-panel"><span class="segmented phone-only"><a class="${tab === 'Search' ? 'on' : ''}">Search</a><a class="${tab === 'Transcript' ? 'on' : ''}">Transcript</a><a>Events</a></span>${tab === 'Search' ? searchPanel() : transcriptPanel()}
      <p class="faint small panel-note">All of the recording is indexed.</p></aside></div>
    <footer class="player-controls">${timeline()}
      <div class="row"><button class="play" aria-label="Pause">${icon('pause')}</button><span class="mono number">02:08 <span class="dim">/ 04:11</span></span>
      <span class="segmented speeds wide-only"><a>0.5×</a><a class="on">1×</a><a>2×</a><a>4×</a><a>8×</a><a>16×</a></span><button class="filter phone-only">1×${icon('chevron-down')}</button>
      <span class="row dim"><i class="switch on"></i>Skip idle time</span>
      <span class="push dim small row wide-only">${keys('Space')} pause ${keys('←', '→')} 5 s ${keys(',', '.')} one print</span></div></footer></div>`;

  window.places.player = () => player('Search');
  window.places['player-transcript'] = () => player('Transcript');
  window.parts.terminalColors = { g, b, y, dim };
}
