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
  const chips = (names) => `<span class="chips">${names.map((name) => `<span class="chip">${name}</span>`).join('')}</span>`;
  const facts = (pairs) =>
    `<dl class="facts">${pairs.map(([name, value, kind = '']) => `<dt>${name}</dt><dd class="${kind}">${value}</dd>`).join('')}</dl>`;
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

  const HATCH =
    '<pattern id="failed" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="var(--color-badSoft)"/><rect width="3.4" height="5" fill="var(--color-bad)"/></pattern>';

  /** Bars of activity. Failures stand on top of their bar. */
  const bars = (values, { width = 408, height = 46, failed = {}, isHatched = false } = {}) => {
    const step = width / values.length;
    const top = Math.max(...values);
    return `<svg class="bars" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${isHatched ? HATCH : ''}${values
      .map((value, index) => {
        const size = Math.max(2, (value / top) * (height - 4));
        const bad = ((failed[index] ?? 0) / top) * (height - 4);
        const x = (index * step).toFixed(1);
        const rect = (y, tall, fill) =>
          `<rect x="${x}" y="${y.toFixed(1)}" width="${(step * 0.66).toFixed(1)}" height="${tall.toFixed(1)}" rx="1.5" fill="${fill}"/>`;
        return (
          rect(height - size, size, 'var(--bar, color-mix(in oklab, var(--color-accent) 45%, var(--color-surface)))') +
          (bad ? rect(height - size, Math.max(3, bad), isHatched ? 'url(#failed)' : 'var(--color-bad)') : '')
        );
      })
      .join('')}</svg>`;
  };

  return { icon, logo, environment, avatar, iconButton, button, filter, chips, facts, keys, page, search, bars };
})();
window.places = {};
