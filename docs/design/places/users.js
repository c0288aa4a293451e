// Users: the list, the drawer of one user, and the question before a lock.
{
  const {
    icon,
    environment,
    avatar,
    iconButton,
    button,
    filter,
    filters,
    chips,
    facts,
    page,
    search,
    bars,
    consequence,
  } = window.parts;

  const USERS = [
    ['alice', ['access', 'desktop-admin'], 'GitHub', 'Security key', '32 min ago', ''],
    ['ben', ['intern'], 'Local', 'Authenticator app', '2 h ago', ''],
    ['carol', ['auditor'], 'GitHub', 'Passkey', '46 min ago', ''],
    ['deploy-bot', ['deployer'], 'Bot', '', 'Yesterday 23:40', 'Locked until tomorrow 14:17'],
    ['front-desk', [], 'Local', '', 'Today 09:02', ''],
    ['jonas', ['developer', 'developer-lead'], 'Local', 'Passkey, security key', '24 min ago', ''],
    ['lena', ['support'], 'SAML', 'Identity provider', '3 days ago', ''],
    ['mira', ['access', 'auditor', 'editor'], 'Local', 'Passkey', 'Now', ''],
    ['nadia', ['support', 'developer'], 'GitHub', 'Authenticator app', 'Yesterday 17:20', ''],
    ['sofia', ['data-reader'], 'GitHub', 'Passkey', '38 min ago', ''],
    ['tarek', ['developer'], 'Local', 'Security key', '1 h ago', ''],
    ['viktor', ['contractor'], 'Local', 'Authenticator app', '41 days ago', 'Locked'],
    ['yuki', ['access'], 'GitHub', 'Passkey', '5 days ago', ''],
    ['zoe', ['auditor'], 'Local', 'Invite not used', 'Never', ''],
  ];
  const mfa = (device, type) => {
    if (device === 'Invite not used') return `<span class="faint">${device}</span>`;
    if (device)
      return `<span class="device">${icon(device === 'Authenticator app' ? 'smartphone' : device === 'Identity provider' ? 'shield' : 'key-round')}<span class="device-name">${device}</span></span>`;
    return type === 'Bot'
      ? '<span class="faint">–</span>'
      : `<span class="device warn">${icon('triangle-alert')}None</span>`;
  };
  const userRow = (
    [name, roles, type, device, last, lock],
    selected,
  ) => `<tr class="${name === selected ? 'selected' : ''}">
    <td class="user"><span class="row">${avatar(name, name === 'mira' ? 'own' : '')}<a class="name" href="#">${name}</a>${name === 'mira' ? '<span class="chip">you</span>' : ''}${lock ? `<span class="chip bad" aria-label="${lock}">${icon('lock')}Locked</span>` : ''}</span></td>
    <td class="roles">${roles.length > 0 ? chips(roles) : '<span class="faint">No roles</span>'}</td>
    <td class="type muted">${type}</td><td class="mfa">${mfa(device, type)}</td><td class="last muted">${last}</td>
    <td class="acts ends"><span class="row-action">Edit</span>${iconButton('ellipsis', `Actions for ${name}`, 'small-size')}</td></tr>`;

  const list = (
    selected,
    isPrimary,
  ) => `<div class="title-row"><h1>Manage Users</h1><span class="about number">14</span>
      <span class="push row">${button('CSV', { kind: 'wide-only', icon: 'download' })}${button('Create user', { kind: isPrimary ? 'primary' : '', icon: 'plus' })}</span></div>
    <div class="tool-row">${search('Search users')}${filters(filter('Role'), filter('Type'), filter('MFA'), filter('State'))}
      <span class="push row faint small density">${iconButton('sliders-horizontal', 'Columns and density', 'small-size')}</span></div>
    <section class="panel clip"><table class="table users"><thead><tr><th class="user">Name ${icon('arrow-up')}</th><th class="roles">Roles</th><th class="type">Type</th><th class="mfa">MFA</th><th class="last">Last sign-in</th><th class="acts"></th></tr></thead>
    <tbody>${USERS.map((user) => userRow(user, selected)).join('')}</tbody></table></section>`;

  const ROLES = [
    ['developer', 'Development and staging'],
    ['developer-lead', 'Reviews requests, watches sessions'],
  ];
  const WEEK = [
    2, 3, 2, 5, 9, 14, 11, 6, 3, 2, 2, 4, 12, 18, 16, 9, 7, 3, 2, 1, 3, 8, 15, 22, 19, 12, 6, 2, 2, 3, 9, 17, 24, 20,
    13, 7,
  ];
  const RECORDINGS = [
    ['billing-01', 'production', '4:11', 'Today 11:47'],
    ['web-04', 'staging', '18:02', 'Yesterday 16:40'],
  ];
  const drawer = () => `<aside class="drawer" aria-label="User jonas">
    <div class="drawer-head">${avatar('jonas', 'large')}<div><h1>jonas</h1><span class="state ok">1 session now</span></div>
      <span class="push row">${iconButton('link', 'Copy link')}${iconButton('ellipsis', 'More actions')}${iconButton('x', 'Close')}</span></div>
    <div class="drawer-actions">${button('Edit user', { kind: 'grow' })}${button('Reset authentication…', { kind: 'grow' })}${button('Lock user…', { kind: 'grow' })}</div>
    <nav class="tabs"><a class="on" href="#">Overview</a><a href="#">Sessions<span class="count">1</span></a><a href="#">Recordings<span class="count">24</span></a><a href="#">Activity</a><a href="#">Locks<span class="count">0</span></a></nav>
    ${facts([
      ['Type', 'Local user'],
      [
        'MFA',
        `<span class="device">${icon('key-round')}Passkey</span><span class="device">${icon('key-round')}Security key</span>`,
      ],
      ['Last sign-in', 'Today 13:58 <span class="faint">from</span> <span class="mono">10.4.9.22</span>'],
    ])}
    <h2>Roles</h2>
    ${ROLES.map(([name, text]) => `<a class="role-line" href="#"><span class="chip">${name}</span><span class="muted small cut">${text}</span></a>`).join('')}
    <h2>Traits</h2>
    ${facts([
      ['Logins', 'deploy, root'],
      ['Databases', 'reader, writer <span class="faint">on</span> orders, billing'],
      ['Kubernetes', 'developers'],
    ])}
    <h2>Sessions</h2>
    <div class="item production"><i class="edge"></i><span class="sign">${icon('terminal')}</span><span><span class="strong">billing-01</span> <span class="faint">as root</span></span>${environment('production')}<span class="push row">${button('Watch', { kind: 'row-size', icon: 'eye' })}${button('End…', { kind: 'row-size' })}</span></div>
    <div class="row"><h2>Recordings</h2><a class="push link small" href="#">All 24</a></div>
    ${RECORDINGS.map(([host, place, length, when]) => `<div class="item ${place}"><i class="edge"></i><span class="sign">${icon('play')}</span><span class="strong">${host}</span><span class="faint small number">${length}</span>${environment(place)}<span class="push faint small">${when}</span></div>`).join('')}
    <div class="row"><h2>Last 7 days</h2><a class="push link small" href="#">Open in Audit Log</a></div>
    ${bars(WEEK, { failed: { 13: 3, 32: 2 } })}
    <p class="faint small number">312 events, 2 failed</p></aside>`;

  /** @type {[name: string, values: string[]][]} */
  const FIELDS = [
    ['Logins', ['deploy', 'root']],
    ['Database users', ['reader', 'writer']],
    ['Database names', ['orders', 'billing']],
    ['Kubernetes users', []],
    ['Kubernetes groups', ['developers']],
    ['Windows logins', []],
    ['AWS role ARNs', []],
  ];
  const values = (names) =>
    `<span class="field values">${names.map((name) => `<span class="chip">${name}${icon('x')}</span>`).join('')}</span>`;
  const editDrawer = () => `<aside class="drawer form-drawer" aria-label="Edit user jonas">
    <div class="drawer-head"><h1>Edit user jonas</h1><span class="push">${iconButton('x', 'Close')}</span></div>
    <div class="form-field"><span class="label">Roles</span>${values(['developer', 'developer-lead'])}</div>
    <h2>Traits</h2><p class="muted small">Roles refer to these values. Press Enter after each one, or paste a list.</p>
    ${FIELDS.map(([name, list]) => `<div class="form-field two-columns"><span class="label">${name}</span>${values(list)}</div>`).join('')}
    <div class="form-foot">${button('Cancel')}${button('Save changes', { kind: 'primary' })}</div></aside>`;

  const lockDialog =
    () => `<div class="backdrop"><div class="dialog" role="dialog" aria-label="Lock user jonas?"><h1>Lock user jonas?</h1>
    ${consequence([
      ['1', 'session ends', 'bad'],
      ['1', 'person signed out', 'bad'],
      ['0', 'requests denied', ''],
    ])}
    <div class="item panel production"><i class="edge"></i><span class="sign">${icon('terminal')}</span><span><span class="strong">billing-01</span> <span class="faint">as root, 24 min</span></span><span class="push">${environment('production')}</span></div>
    <div class="dialog-field"><span class="label">Message</span><span class="field typing">Laptop lost on Friday<i class="caret"></i></span><span class="faint small">Shown to administrators. A locked user may see it too.</span></div>
    <div class="dialog-field"><span class="label">Duration</span><span class="segmented"><a>1 hour</a><a>8 hours</a><a class="on">Until deleted</a><a>Custom</a></span></div>
    <div class="dialog-buttons">${button('Cancel')}${button('Lock user', { kind: 'danger' })}</div></div></div>`;

  const usersPage = (selected, extra = {}) =>
    page({ current: 'Users', place: 'users', content: list(selected, extra.drawer === undefined), ...extra });
  window.places.users = () => usersPage('');
  window.places.user = () => usersPage('jonas', { drawer: drawer() });
  window.places['user-edit'] = () => usersPage('jonas', { drawer: editDrawer() });
  window.places['user-lock'] = () => usersPage('jonas', { drawer: drawer(), overlay: lockDialog() });
}
