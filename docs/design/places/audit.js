// The audit log: the list with details, the menu of event types, a custom range, and saved filters.
{
  const { icon, environment, avatar, iconButton, button, filter, filters, facts, page, search, bars } = window.parts;

  const EVENTS = [
    ['14:22:07', 'Session started', 'jonas started an SSH session on billing-01 as root', 'production'],
    ['14:21:55', 'MFA check passed', 'jonas verified with a security key', ''],
    [
      '14:20:31',
      'Sign-in failed',
      'Sign-in failed for front-desk (local account): invalid username or password',
      '',
      'bad',
    ],
    [
      '14:20:24',
      'Sign-in failed',
      'Sign-in failed for front-desk (local account): invalid username or password',
      '',
      'bad',
    ],
    ['14:18:02', 'Database query', 'sofia ran SELECT state, count(*) FROM orders GROUP BY 1 on orders', 'production'],
    ['14:17:44', 'Lock created', 'mira locked user deploy-bot until 2026-11-21 14:17', '', 'warn'],
    ['14:12:19', 'Role updated', 'mira updated role developer', ''],
    ['14:09:51', 'File downloaded', 'tarek downloaded /var/log/nginx/error.log from web-04', 'staging'],
    ['14:06:37', 'Command executed', 'tarek ran systemctl reload nginx on web-04 as deploy', 'staging'],
    ['14:02:10', 'Certificate issued', 'ci-runner received a user certificate, valid for 8 h', ''],
    ['13:58:45', 'Access request approved', 'jonas approved the request of tarek for role db-admin', ''],
    ['13:57:03', 'Session ended', 'tarek ended an SSH session on web-04 after 24 min 18 s', 'staging'],
    [
      '13:51:40',
      'Connection failed',
      'nadia could not connect to db-west-02: the agent is offline',
      'production',
      'bad',
    ],
    ['13:48:12', 'Kubernetes request', 'ben sent GET /api/v1/namespaces/qa/pods to shop-staging', 'staging'],
    ['13:44:58', 'User signed in', 'sofia signed in through GitHub', ''],
    ['13:41:06', 'Desktop session started', 'alice started a desktop session on accounting-01', 'production'],
    ['13:36:29', 'Session joined', 'carol joined the session of jonas on billing-01 as observer', 'production'],
    ['13:30:11', 'File uploaded', 'mira uploaded ~/bench.tar.gz to build-07', 'development'],
    ['13:22:54', 'Application opened', 'nadia opened Grafana', ''],
    ['13:18:33', 'User updated', 'mira updated user ben', ''],
    ['13:12:09', 'Session started', 'mira started an SSH session on build-07 as ubuntu', 'development'],
  ];
  const EVENTS_OF_JONAS = [
    ['14:22:07', 'Session started', 'jonas started an SSH session on billing-01 as root', 'production'],
    ['14:21:55', 'MFA check passed', 'jonas verified with a security key', ''],
    ['13:58:45', 'Access request approved', 'jonas approved the request of tarek for role db-admin', ''],
    ['13:58:02', 'User signed in', 'jonas signed in with a local account from 10.4.9.22', ''],
    ['13:57:49', 'Sign-in failed', 'Sign-in failed for jonas (local account): invalid username or password', '', 'bad'],
    ['11:51:13', 'Session ended', 'jonas ended an SSH session on billing-01 after 4 min 11 s', 'production'],
    ['11:50:02', 'File downloaded', 'jonas downloaded /var/log/billing/api.log from billing-01', 'production'],
    ['11:49:07', 'Command executed', 'jonas ran systemctl reload nginx on billing-01 as root', 'production'],
    ['11:48:15', 'Session joined', 'carol joined the session of jonas on billing-01 as observer', 'production'],
    ['11:47:02', 'Session started', 'jonas started an SSH session on billing-01 as root', 'production'],
    [
      '11:12:40',
      'Kubernetes request',
      'jonas sent DELETE /api/v1/namespaces/shop/pods/api-7f9c to shop-staging',
      'staging',
    ],
    [
      '11:08:31',
      'Connection failed',
      'jonas could not connect to db-west-02: the agent is offline',
      'production',
      'bad',
    ],
    [
      '10:44:56',
      'Database query',
      'jonas ran EXPLAIN SELECT * FROM invoices WHERE state = $1 on billing',
      'production',
    ],
    ['10:43:20', 'Database session started', 'jonas connected to database billing as reader', 'production'],
    ['09:58:07', 'Session ended', 'jonas ended an SSH session on build-07 after 41 min 2 s', 'development'],
    ['09:31:55', 'File uploaded', 'jonas uploaded ~/bench.tar.gz to build-07', 'development'],
    ['09:17:05', 'Session started', 'jonas started an SSH session on build-07 as ubuntu', 'development'],
    ['09:16:48', 'Certificate issued', 'jonas received a user certificate, valid for 8 h', ''],
    ['09:16:41', 'User signed in', 'jonas signed in with a local account from 10.4.9.22', ''],
  ];
  const SIGNS = { bad: ['circle-x', 'Failure'], warn: ['triangle-alert', 'Warning'] };

  const eventRow = ([time, title, message, place, severity = ''], index, selected) => `
    <tr class="${place} ${index === selected ? 'selected' : ''}">
      <td class="mono when"><span class="wide-only">2026-11-20 </span>${time}</td>
      <td class="what ${severity || 'plain'}">${severity ? `<span aria-label="${SIGNS[severity][1]}">${icon(SIGNS[severity][0])}</span>` : ''}<a href="#">${title}</a></td>
      <td class="message">${message}</td>
      <td class="where">${place ? environment(place) : ''}</td>
    </tr>`;

  const HOURS = [
    14, 12, 16, 13, 18, 21, 24, 22, 26, 31, 29, 26, 19, 15, 12, 9, 8, 7, 6, 8, 7, 6, 5, 4, 4, 5, 4, 3, 4, 5, 6, 8, 12,
    17, 24, 31, 38, 42, 40, 36, 33, 30, 34, 39, 43, 46, 41, 37,
  ];
  const FAILED = { 3: 2, 9: 3, 20: 2, 35: 4, 41: 3, 44: 5, 46: 14 };
  const chart = (isSelected) => `<section class="panel chart" aria-label="Events over time">
    <div class="plot">${bars(HOURS, { failed: FAILED })}${isSelected ? '<i class="brush"></i>' : ''}</div>
    <div class="axis faint number"><span>14:22</span><span>18:00</span><span>22:00</span><span>02:00</span><span>06:00</span><span>10:00</span><span>14:22</span></div>
    <div class="coverage">${isSelected ? `<span class="row"><b class="strong number">126 events selected</b><a class="link" href="#">Zoom to selection</a><a class="link" href="#">Clear</a></span>` : ''}<span class="muted">1,842 events, 2026-11-19 14:22:31 to 2026-11-20 14:22:31 (UTC). All events in this range are loaded.</span>
      <span class="push row faint"><i class="swatch"></i>Failed events</span><span class="row faint"><i class="switch"></i>Table</span></div></section>`;

  const list = ({
    selected = -1,
    openFilter = '',
    popover = '',
    range = 'Last 24 hours',
    count = '1,842',
    user = '',
    isSelected = false,
  } = {}) => `
    <div class="title-row"><h1>Audit Log</h1><span class="about number">${count}</span><span class="state ok">Live</span>
      <span class="push row">${button('Saved filters', { kind: 'plain wide-only', icon: 'bookmark', menu: true })}${iconButton('pause', 'Pause the log')}${iconButton('refresh-cw', 'Refresh', 'wide-only')}
      ${button('Export', { kind: 'wide-only', icon: 'download', menu: true })}${button(range, { icon: 'calendar', menu: true })}${button('UTC', { kind: 'wide-only', menu: true })}${iconButton('ellipsis', 'More actions', 'phone-only')}</span></div>
    <div class="tool-row">${search('Search loaded events')}
      ${filters(filter('Event type', { isOpen: openFilter === 'type' }), filter('Category'), filter('Outcome'), filter(user ? `User: ${user}` : 'User', { isSet: user !== '' }), filter('Resource'), user ? '<a class="filter" href="#">Clear filters</a>' : '')}
      ${user ? '<span class="segmented push"><a class="on">List</a><a>Story</a></span>' : ''}</div>
    ${popover}
    ${chart(isSelected)}
    <section class="panel clip"><table class="table dense events">
      <thead><tr><th class="when">Time (UTC) ${icon('arrow-down')}</th><th class="what">Event</th><th class="message">Message</th><th class="where">Environment</th></tr></thead>
      <tbody>${(user ? EVENTS_OF_JONAS : EVENTS).map((event, index) => eventRow(event, index, selected)).join('')}</tbody></table></section>`;

  const related = [
    ['14:20:31', 'Sign-in failed', 'this event'],
    ['14:20:24', 'Sign-in failed', ''],
    ['14:20:16', 'Sign-in failed', ''],
    ['09:02:48', 'User signed in', 'from 10.4.9.31'],
  ];
  const details = () => `<aside class="drawer" aria-label="Event details">
    <div class="drawer-head"><div><h1>Sign-in failed</h1><span class="state bad">Failure</span></div>
      <span class="push row">${iconButton('link', 'Copy link to this event')}${iconButton('ellipsis', 'Event actions')}${iconButton('x', 'Close details')}</span></div>
    <div class="leads">
      <div class="lead">${avatar('front-desk')}<div><span class="faint small">Who</span><a class="strong" href="#">front-desk</a><span class="muted small">Local user, no MFA</span></div></div>
      <div class="lead"><span class="sign bad">${icon('log-in')}</span><div><span class="faint small">What</span><span class="strong">Sign-in with a password</span><span class="muted small">invalid username or password</span></div></div>
      <div class="lead"><span class="sign">${icon('map-pin')}</span><div><span class="faint small">Where</span><span class="strong mono">203.0.113.7</span><span class="muted small">First seen today, 14:20:16</span></div></div>
    </div>
    <div class="drawer-actions">${button('Lock front-desk…', { icon: 'lock' })}${button('Activity', { icon: 'activity' })}${button('Filter', { icon: 'sliders-horizontal', menu: true })}</div>
    <div class="row"><h2>Related events</h2><span class="push link small">All 9 by this user</span></div>
    ${related.map(([time, title, note]) => `<a class="event-line ${note === 'this event' ? 'on' : ''}" href="#"><span class="mono faint">${time}</span><span class="${title.endsWith('failed') ? 'bad' : ''}">${title}</span><span class="faint small push">${note}</span></a>`).join('')}
    <div class="row"><h2>Fields</h2><span class="segmented push"><a class="on">Fields</a><a>JSON</a></span></div>
    ${facts([
      ['Time', '2026-11-20 14:20:31', 'mono'],
      ['Code', 'T1000W', 'mono'],
      ['Type', 'user.login', 'mono'],
      ['Method', 'local', 'mono'],
      ['Remote address', `203.0.113.7:52114 ${icon('copy')}`, 'mono'],
      ['Cluster name', 'acme-main', 'mono'],
      ['Event ID', `2bc9dafe-4738-4035-8e38 ${icon('copy')}`, 'mono'],
    ])}</aside>`;

  const sessionLines = [
    ['14:22:07', 'Session started', 'this event'],
    ['14:21:55', 'MFA check passed', ''],
    ['13:58:02', 'User signed in', ''],
  ];
  const sessionDetails = () => `<aside class="drawer" aria-label="Event details">
    <div class="drawer-head"><div><h1>Session started</h1><span class="state ok">Active, 24 s</span></div>
      <span class="push row">${iconButton('link', 'Copy link to this event')}${iconButton('ellipsis', 'Event actions')}${iconButton('x', 'Close details')}</span></div>
    <div class="leads">
      <div class="lead">${avatar('jonas')}<div><span class="faint small">Who</span><a class="strong" href="#">jonas</a><span class="muted small">From 10.4.9.22, MFA with a security key</span></div></div>
      <div class="lead"><span class="sign">${icon('terminal')}</span><div><span class="faint small">What</span><span class="strong">SSH session as root</span><span class="muted small">Interactive, recorded</span></div></div>
      <div class="lead production"><span class="sign">${icon('server')}</span><div><span class="faint small">Where</span><span class="row"><a class="strong" href="#">billing-01</a>${environment('production')}</span><span class="muted small mono">10.4.1.12:3022</span></div></div>
    </div>
    <div class="drawer-actions">${button('Watch', { kind: 'primary', icon: 'eye' })}${button('End session…', { icon: 'square' })}${button('Lock jonas…', { icon: 'lock' })}</div>
    <div class="row"><h2>Related events</h2><span class="push segmented"><a class="on">Session</a><a>User</a><a>Server</a></span></div>
    ${sessionLines.map(([time, title, note]) => `<a class="event-line ${note ? 'on' : ''}" href="#"><span class="mono faint">${time}</span><span>${title}</span><span class="faint small push">${note}</span></a>`).join('')}
    <div class="row"><h2>Fields</h2><span class="segmented push"><a class="on">Fields</a><a>JSON</a></span></div>
    ${facts([
      ['Time', '2026-11-20 14:22:07', 'mono'],
      ['Code', 'T2000I', 'mono'],
      ['Type', 'session.start', 'mono'],
      ['Session ID', `9e1f04c2-77aa-4b0e-9d11 ${icon('copy')}`, 'mono'],
      ['Terminal size', '120:40', 'mono'],
      ['Participants', 'jonas', 'mono'],
      ['Cluster name', 'acme-main', 'mono'],
    ])}</aside>`;

  const TYPES = [
    ['Session started', 312, true],
    ['Session ended', 304, true],
    ['Database query', 281, false],
    ['Command executed', 247, false],
    ['Kubernetes request', 214, false],
    ['User signed in', 168, false],
    ['File downloaded', 61, false],
    ['Certificate issued', 58, false],
    ['Sign-in failed', 33, true],
    ['Role updated', 4, false],
    ['Lock created', 2, false],
  ];
  const typeMenu = () => `<div class="popover type-menu" role="dialog" aria-label="Event type">
    <div class="menu-search">${icon('search')}<span class="faint">Search 218 event types</span></div>
    <div class="menu"><h3>In this range</h3>
      ${TYPES.map(([title, count, isOn], index) => `<label class="menu-item ${index === 4 ? 'active' : ''}"><i class="checkbox ${isOn ? 'on' : ''}">${isOn ? icon('check') : ''}</i>${title}<span class="end">${count}</span></label>`).join('')}
      <h3>Not in this range</h3><label class="menu-item"><i class="checkbox"></i>Access list created<span class="end">0</span></label></div>
    <div class="foot"><span class="muted number">3 selected, 649 events</span>${button('Clear', { kind: 'quiet row-size push' })}</div></div>`;

  const RANGES = [
    'Last 15 minutes',
    'Last hour',
    'Today',
    'Last 24 hours',
    'Last 7 days',
    'Last 30 days',
    'Any time',
    'Custom range',
  ];
  const day = (number) => {
    const kind = number === 16 || number === 19 ? 'range-end' : number > 16 && number < 19 ? 'within' : '';
    return `<button class="day ${kind} ${number === 20 ? 'today' : ''}" ${number > 20 ? 'disabled' : ''}>${number}</button>`;
  };
  const rangePopover = () => `<div class="popover range-popover" role="dialog" aria-label="Time range">
    <div class="menu presets">${RANGES.map((name) => `<a class="menu-item ${name === 'Custom range' ? 'on' : ''}" href="#">${name}</a>`).join('')}</div>
    <div class="range-body">
      <div class="row month">${iconButton('chevron-left', 'October 2026', 'small-size')}<h2>November 2026</h2>${iconButton('chevron-right', 'December 2026', 'small-size')}</div>
      <div class="days number">${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => `<span class="faint small">${name}</span>`).join('')}${'<span></span>'.repeat(6)}${Array.from({ length: 30 }, (_, index) => day(index + 1)).join('')}</div>
      <div class="range-fields">
        <div><span class="label">From</span><div class="row"><span class="field mono date">2026-11-16</span><span class="field mono">08:00:00</span></div></div>
        <div><span class="label">To</span><div class="row"><span class="field mono date">2026-11-19</span><span class="field mono typing">18:30:00<i class="caret"></i></span></div></div>
      </div>
      <p class="faint small">4 days in UTC. You can type or paste dates such as 2026-11-16 or yesterday.</p>
    </div>
    <div class="foot">${button('Cancel', { kind: 'push' })}${button('Apply range', { kind: 'primary' })}</div></div>`;

  const SAVED = [
    ['Failed sign-ins', 'Outcome: failure, type: Sign-in failed', 33],
    ['Root on production', 'Resource: prod, login: root', 18],
    ['Changes to access', 'Category: users, roles and locks', 9],
    ['jonas on billing-01', 'User: jonas, resource: billing-01', 184],
  ];
  const savedMenu =
    () => `<div class="popover menu saved-menu" role="menu" aria-label="Saved filters"><h3>Saved in this browser</h3>
    ${SAVED.map(([name, what, count], index) => `<a class="menu-item two ${index === 0 ? 'active' : ''}" href="#">${icon('bookmark')}<span><span>${name}</span><span class="faint small">${what}</span></span><span class="end">${count}</span></a>`).join('')}
    <hr><a class="menu-item" href="#">${icon('plus')}Save current filters…</a><a class="menu-item" href="#">${icon('pencil')}Edit saved filters</a></div>`;

  const auditPage = (options, drawer = '') =>
    page({ current: 'Audit Log', place: 'audit', content: list(options), drawer });
  window.places.audit = () => auditPage({ selected: 2 }, details());
  window.places['audit-session'] = () => auditPage({ selected: 0 }, sessionDetails());
  window.places['audit-list'] = () => auditPage({ user: 'jonas', count: '184 match', isSelected: true });
  window.places['audit-types'] = () => auditPage({ openFilter: 'type', popover: typeMenu() });
  window.places['audit-range'] = () => auditPage({ popover: rangePopover(), range: 'Custom range' });
  window.places['audit-saved'] = () => auditPage({ popover: savedMenu() });
}
