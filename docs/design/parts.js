// The parts that all mock-ups share, as functions that return HTML.
window.parts = (() => {
  const icon = (name) => `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${window.mockupIcons[name]}</svg>`;
  const logo = (name) =>
    window.mockupLogos[name]
      ? `<svg class="logo" aria-hidden="true" viewBox="0 0 24 24"><path d="${window.mockupLogos[name]}"/></svg>`
      : icon(name);

  const ENVIRONMENTS = { production: 'prod', staging: 'staging', development: 'dev' };
  const environment = (name) => `<span class="environment ${name}">${ENVIRONMENTS[name] ?? name}</span>`;
  const avatar = (name, kind = '') =>
    `<span class="avatar ${kind}" aria-hidden="true">${name.slice(0, 2).toUpperCase()}</span>`;
  const iconButton = (name, label, kind = '') =>
    `<button class="icon-button ${kind}" aria-label="${label}">${icon(name)}</button>`;
  const button = (text, { kind = '', icon: name, menu = false, disabled = false } = {}) =>
    `<button class="button ${kind}"${disabled ? ' disabled' : ''}>${name ? icon(name) : ''}${text}${menu ? icon('chevron-down') : ''}</button>`;
  const filter = (text, { isSet = false, isOpen = false, name = '' } = {}) =>
    `<button class="filter ${isSet ? 'on' : ''} ${isOpen ? 'open' : ''} ${name}">${text}${icon(isSet && !isOpen ? 'x' : 'chevron-down')}</button>`;
  const chips = (names) =>
    `<span class="chips">${names.map((name) => `<span class="chip">${name}</span>`).join('')}</span>`;
  const facts = (pairs) =>
    `<dl class="facts">${pairs.map(([name, value, kind = '']) => `<dt>${name}</dt><dd class="${kind}">${value}</dd>`).join('')}</dl>`;
  const filters = (...list) => `<div class="filters">${list.join('')}</div>`;
  const keys = (...names) => names.map((name) => `<span class="key">${name}</span>`).join(' ');

  const MARK =
    '<span class="brand-mark"><svg viewBox="0 0 22 22" aria-hidden="true"><path d="M4 18.5V6h3.2v2.2h2.7V6h2.2v2.2h2.7V6H18v12.5h-3.4v-4.3a2.6 2.6 0 0 0-5.2 0v4.3z"/></svg></span>';

  const topBar = () => `<header class="top-bar">
    <div class="brand">${iconButton('menu', 'Menu', 'phone-only')}${MARK}<span class="wide-only">Postern</span></div>
    <button class="cluster">${icon('network')}<span class="cut">acme-main</span>${icon('chevrons-up-down')}</button>
    <button class="find">${icon('search')}<span class="cut">Search or jump to…</span><span class="key push">Ctrl K</span></button>
    <div class="top-actions">
      ${iconButton('search', 'Search or jump to…', 'phone-only')}
      ${iconButton('circle-question-mark', 'Help', 'wide-only')}
      <button class="icon-button" aria-label="Notifications, 2 new">${icon('bell')}<i class="unread"></i></button>
      ${iconButton('sun', 'Theme', 'wide-only')}
      <span class="avatar own">MO</span>
    </div></header>`;

  const NAVIGATION = [
    ['house', 'Home'],
    'Resources',
    ['boxes', 'All resources', '1,329'],
    ['server', 'Servers', '1,204'],
    ['app-window', 'Applications', '38'],
    ['database', 'Databases', '61'],
    ['hexagon', 'Kubernetes', '9'],
    ['monitor', 'Desktops', '17'],
    'Activity',
    ['activity', 'Active Sessions'],
    ['circle-play', 'Session Recordings'],
    ['scroll-text', 'Audit Log'],
    'Access',
    ['users', 'Users'],
    ['key-round', 'Roles'],
    ['plug-zap', 'Auth Connectors'],
    ['lock', 'Session & Identity Locks'],
    ['bot', 'Bots'],
    ['ticket', 'Join Tokens'],
    ['package-plus', 'Enroll New Resource'],
    ['git-fork', 'Integrations'],
    ['plus', 'Enroll New Integration'],
    'Clusters',
    ['network', 'Manage Clusters'],
    ['route', 'Trusted Clusters'],
  ];
  const navigation = (current) =>
    `<nav class="side-nav" aria-label="Main">${NAVIGATION.map((entry) => {
      if (typeof entry === 'string') return `<h2>${entry}</h2>`;
      const [name, title, count] = entry;
      return `<a href="#" ${title === current ? 'class="on" aria-current="page"' : ''}>${icon(name)}${title}${count ? `<span class="count number">${count}</span>` : ''}</a>`;
    }).join('')}<button class="fold">${icon('panel-left')}Collapse</button></nav>`;

  /** A page with header and navigation. The drawer and the overlay are optional. */
  const page = ({ current, place, content, drawer = '', overlay = '' }) =>
    `${topBar()}<div class="shell place-${place} ${drawer ? 'with-drawer' : ''}">${navigation(current)}<main class="content">${content}</main>${drawer}</div>${overlay}`;

  const search = (hint, typed = '') =>
    `<label class="search ${typed ? 'active' : ''}">${icon('search')}<span class="cut">${typed ? `<span class="typed">${typed}<i class="caret"></i></span>` : hint}</span>${typed ? iconButton('x', 'Clear search', 'small-size push') : '<span class="key push">/</span>'}</label>`;

  /** Bars of activity. Failures stand at the top of their bar. */
  const bars = (values, { failed = {} } = {}) => {
    const top = Math.max(...values);
    const bar = (value, index) => {
      const failure = failed[index] ? `<b style="height:${Math.max(8, (failed[index] / value) * 100)}%"></b>` : '';
      return `<i style="height:${Math.max(3, (value / top) * 100).toFixed(1)}%">${failure}</i>`;
    };
    return `<div class="bars" aria-hidden="true">${values.map(bar).join('')}</div>`;
  };

  return {
    icon,
    logo,
    environment,
    avatar,
    iconButton,
    button,
    filter,
    filters,
    chips,
    facts,
    keys,
    page,
    search,
    bars,
  };
})();
window.places = {};
