// The command palette: results for a name, and a command with what it would do.
{
  const { icon, environment, avatar, iconButton, keys, consequence } = window.parts;

  const mark = (text, part) => text.replace(part, `<mark>${part}</mark>`);
  const option = ({ sign, text, note = '', end = '', isActive = false }) =>
    `<a class="option ${isActive ? 'active' : ''}" href="#" role="option">${sign}<span class="option-text cut">${text}<span class="faint">${note}</span></span><span class="push row option-end">${end}</span></a>`;
  const sign = (name) => `<span class="sign">${icon(name)}</span>`;
  const group = (title, options) => `<h3>${title}</h3>${options.map(option).join('')}`;

  const palette = ({
    typed,
    groups,
    preview,
    enter = 'to open',
  }) => `<div class="backdrop palette-backdrop"><div class="palette" role="dialog" aria-label="Search or jump to…">
    <div class="palette-input">${icon('search')}<span class="palette-typed">${typed}<i class="caret"></i></span><span class="push row faint small wide-only">acme-main</span>${iconButton('x', 'Close', 'phone-only push')}</div>
    <div class="palette-body"><div class="palette-list" role="listbox">${groups}</div><aside class="palette-preview">${preview}</aside></div>
    <div class="palette-foot faint small"><span>${keys('↑', '↓')} to choose</span><span>${keys('Enter')} ${enter}</span><span>${keys('→')} for other actions</span><span class="push">${keys('Esc')} to close</span></div></div></div>`;

  const jonas = (text) => mark(text, 'jonas');
  const search = () =>
    palette({
      typed: 'jonas',
      groups:
        group('Users', [
          {
            sign: avatar('jonas'),
            text: jonas('jonas'),
            note: 'developer, developer-lead',
            end: icon('corner-down-left'),
            isActive: true,
          },
        ]) +
        group('Sessions', [
          {
            sign: sign('terminal'),
            text: jonas('jonas on billing-01'),
            note: 'as root, 24 min',
            end: environment('production'),
          },
        ]) +
        group('Recordings', [
          {
            sign: sign('play'),
            text: jonas('jonas on billing-01'),
            note: '4:11, today 11:47',
            end: environment('production'),
          },
          { sign: sign('play'), text: jonas('jonas on web-04'), note: '18:02, yesterday', end: environment('staging') },
        ]) +
        group('Actions', [
          { sign: sign('lock'), text: jonas('Lock jonas…'), end: keys('lock') },
          { sign: sign('activity'), text: jonas('Activity of jonas'), end: keys('activity') },
          { sign: sign('eye'), text: jonas('Watch jonas on billing-01'), end: keys('watch') },
          { sign: sign('rotate-ccw'), text: jonas('Reset authentication of jonas…'), end: keys('reset') },
        ]),
      preview: `<div class="drawer-head">${avatar('jonas', 'large')}<div><h1>jonas</h1><span class="state ok">1 session now</span></div></div>
        ${window.parts.facts([
          ['Type', 'Local user'],
          ['Roles', window.parts.chips(['developer', 'developer-lead'])],
          ['MFA', 'Passkey, security key'],
          ['Last sign-in', '24 min ago'],
        ])}
        <h2>Now</h2><p class="row">${icon('terminal')}<span class="strong">billing-01</span><span class="faint">as root</span><span class="push">${environment('production')}</span></p>
        <h2>Last 7 days</h2>${window.parts.bars([2, 3, 5, 9, 14, 11, 6, 3, 2, 4, 12, 18, 16, 9, 3, 2, 8, 15, 22, 19, 12, 6, 3, 9, 17, 24, 20, 13])}
        <p class="faint small number">312 events, 2 failed</p>`,
    });

  const command = () =>
    palette({
      enter: 'to lock',
      typed: '<span class="verb">lock</span> jon',
      groups:
        group('Lock', [
          {
            sign: avatar('jonas'),
            text: mark('jonas', 'jon'),
            note: 'user',
            end: icon('corner-down-left'),
            isActive: true,
          },
          { sign: avatar('jon.k'), text: mark('jon.keller', 'jon'), note: 'user' },
          { sign: sign('key-round'), text: mark('jonas-oncall', 'jon'), note: 'role, held by 4 users' },
        ]) +
        group('Other commands', [
          { sign: sign('eye'), text: 'watch', note: 'a session' },
          { sign: sign('square'), text: 'end', note: 'a session' },
          { sign: sign('activity'), text: 'activity', note: 'of a user, server or role' },
          { sign: sign('rotate-ccw'), text: 'reset', note: 'authentication of a user' },
          { sign: sign('pencil'), text: 'edit', note: 'a role, user or token' },
          { sign: sign('terminal'), text: 'connect', note: 'login@host' },
        ]),
      preview: `<h1>Lock user jonas?</h1><p class="muted">Asks for a message and a duration first.</p>
        ${consequence([
          ['1', 'session ends', 'bad'],
          ['1', 'person signed out', 'bad'],
          ['0', 'requests denied', ''],
        ])}
        <p class="row preview-line production"><i class="edge"></i><span class="strong">billing-01</span><span class="faint">as root, 24 min</span><span class="push">${environment('production')}</span></p>`,
    });

  window.places.palette = () => window.places.users() + search();
  window.places['palette-command'] = () => window.places['audit-list']() + command();
}
