// A sheet of the shared parts with their states, and of all colors of the theme.
{
  const { icon, environment, avatar, iconButton, button, filter, filters, chips, facts, keys, page, search } =
    window.parts;

  const COLORS = [
    'bg',
    'surface',
    'sunken',
    'line',
    'lineControl',
    'lineStrong',
    'text',
    'text2',
    'text3',
    'accent',
    'accentSoft',
    'ok',
    'okSoft',
    'warn',
    'warnSoft',
    'bad',
    'badSoft',
  ];
  const swatch = (name, value) =>
    `<div class="color"><i style="background:var(${value})"></i><span class="small">${name}</span></div>`;
  const PLACES = ['production', 'staging', 'development', 'neutral'];
  const part = (title, body) =>
    `<section class="panel sheet-part"><h2>${title}</h2><div class="sheet-body">${body}</div></section>`;

  const content =
    () => `<div class="title-row"><h1>Parts</h1><span class="about">with their states</span><span class="push row">${button('Secondary action')}${button('Primary action', { kind: 'primary' })}</span></div>
    <div class="sheet">
    ${part('Buttons', `${button('Primary', { kind: 'primary' })}${button('Pressed', { kind: 'primary pressed' })}${button('Focused', { kind: 'primary focused' })}${button('Secondary')}${button('Pressed', { kind: 'pressed' })}${button('Focused', { kind: 'focused' })}${button('With icon', { icon: 'download', menu: true })}${button('Quiet', { kind: 'quiet' })}${button('Plain', { kind: 'plain' })}${button('Disabled', { disabled: true })}${button('Delete role db-admin', { kind: 'danger' })}${button('In a row', { kind: 'row-size', icon: 'eye' })}<span class="split">${button('Connect as root', { icon: 'terminal' })}<button class="button" aria-label="Other logins">${icon('chevron-down')}</button></span>${iconButton('pin', 'Pin')}${iconButton('layout-grid', 'Cards', 'on')}`)}
    ${part('Search, filters and fields', `${search('Search by hostname, address, ID or label')}${search('', 'billing')}${filters(filter('Labels'), filter('Outcome', { isOpen: true }), filter('User: jonas', { isSet: true }))}<span class="field">Form field</span><span class="field focused">Focused field<i class="caret"></i></span>`)}
    ${part('Choices', `<span class="segmented"><a class="on">YAML</a><a>Form</a><a>Changes</a></span><span class="row"><i class="switch"></i>Off</span><span class="row"><i class="switch on"></i>On</span><span class="row"><i class="checkbox"></i>Not checked</span><span class="row"><i class="checkbox on">${icon('check')}</i>Checked</span>${keys('Ctrl K', '/', 'Esc')}`)}
    ${part('Chips and states', `${PLACES.map((name) => environment(name)).join('')}${chips(['team: payments', 'tier: 1', '+3'])}<span class="chip ok">gained</span><span class="chip bad">${icon('lock')}Locked</span><span class="chip warn">Expires in 3 days</span><span class="state ok">Online</span><span class="state warn">Unstable</span><span class="state bad">Connection lost</span><span class="state faint">Session ended</span>${avatar('jonas')}${avatar('mira', 'own')}`)}
    ${part(
      'Facts',
      facts([
        ['Environment', environment('production')],
        ['Address', `10.4.1.12:3022 ${icon('copy')}`, 'mono'],
        ['Labels', chips(['team: payments', 'tier: 1'])],
      ]),
    )}
    ${part('Menu', `<div class="panel menu sheet-menu"><h3>Connect as</h3><a class="menu-item active" href="#">${icon('terminal')}deploy<span class="end">${keys('Enter')}</span></a><a class="menu-item" href="#">${icon('terminal')}root</a><hr><a class="menu-item" href="#">${icon('activity')}Activity</a><a class="menu-item" href="#">${icon('lock')}Lock billing-01…</a></div>`)}
    ${part('Notes', `<p class="note">${icon('info')}<span>Only resources that you have access to are compared.</span></p><p class="note warn">${icon('triangle-alert')}<span>2 agents are offline. <a class="link" href="#">Show</a></span></p>`)}
    ${part('Colors', `${COLORS.map((name) => swatch(name, `--color-${name}`)).join('')}${PLACES.map((name) => ['dot', 'tint', 'text'].map((kind) => swatch(`${name} ${kind}`, `--environment-${name}-${kind}`)).join('')).join('')}`)}
    </div>`;

  window.places.sheet = () => page({ current: '', place: 'sheet', content: content() });
}
