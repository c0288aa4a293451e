// The role editor: the document, the problems at its foot, and its effect next to it. Also the review before saving.
{
  const { icon, avatar, iconButton, button, keys, page } = window.parts;

  const key = (name) => `<span class="code-key">${name}</span>:`;
  const text = (value) => `<span class="code-string">${value}</span>`;
  const LINES = [
    [0, `${key('kind')} role`],
    [0, `${key('version')} v7`],
    [0, key('metadata')],
    [1, `${key('name')} developer`],
    [1, `${key('description')} Development and staging, read-only production`],
    [0, key('spec')],
    [1, key('allow')],
    [2, key('logins')],
    [3, `- deploy`],
    [3, `- ${text("'{{internal.logins}}'")}`],
    [2, key('node_labels')],
    [3, `${key('env')} [dev, staging]`, 'changed'],
    [3, `${key('team')} ${text("'{{external.team}}'")}`, 'added'],
    [2, key('db_labels')],
    [3, `${key('env')} ${text("'*'")}`, 'problem warning'],
    [2, `${key('db_users')} [reader, writer]`],
    [2, `${key('kubernetes_groups')} []`, 'problem warning'],
    [2, key('rules')],
    [3, `- ${key('resources')} [session]`],
    [4, `${key('verbs')} [list, read]`],
    [1, `${key('deny')} {}`],
    [1, key('options')],
    [2, `${key('max_session_ttl')} 8h0m0s`, 'active'],
    [2, `${key('require_session_mfa')} <span class="code-number">true</span>`, 'added'],
  ];
  const codeLine = ([depth, content, kind = ''], index) =>
    `<div class="code-line ${kind}"><span class="line-number">${index + 1}</span><span class="code-text" style="padding-left:${depth * 15}px">${kind.includes('problem') ? `<u>${content}</u>` : content}</span></div>`;

  const problem = (line, message, action) =>
    `<a class="problem-row" href="#">${icon('triangle-alert')}<span class="mono faint">Line ${line}</span><span class="cut">${message}</span><span class="push link">${action}</span></a>`;

  const editor = () => `<section class="panel editor">
    <div class="editor-head"><span class="segmented"><a class="on">YAML</a><a>Form</a><a>Changes<span class="faint number">3</span></a></span>
      <span class="push row faint small wide-only">Complete ${keys('Ctrl Space')}</span>${iconButton('search', 'Find and replace', 'small-size')}</div>
    <div class="code mono" tabindex="0">${LINES.map(codeLine).join('')}</div>
    <div class="problems">${problem(15, '<b>db_labels</b> matches all databases, also production', 'Why?')}${problem(17, '<b>kubernetes_groups</b> is empty, so it grants nothing', 'Remove line')}</div>
    <div class="foot small"><span class="faint number">Line 23, column 30</span><span class="row warn">${icon('triangle-alert')}2 warnings</span><span class="push row faint wide-only">Wrap lines<i class="switch"></i></span></div></section>`;

  const GAINED = [
    ['worker-ml-04', 'staging', 'team: ml', 'gained'],
    ['worker-ml-05', 'staging', 'team: ml', 'gained'],
    ['build-07', 'development', 'team: platform', 'gained'],
    ['billing-01', 'production', 'env: prod', 'lost'],
    ['db-west-02', 'production', 'env: prod', 'lost'],
  ];
  const effectRow = ([name, place, label, outcome]) =>
    `<div class="effect-row ${place}"><i class="edge"></i><span class="strong cut">${name}</span><span class="faint small cut">${label}</span><span class="push chip ${outcome === 'gained' ? 'ok' : 'bad'}">${outcome}</span></div>`;
  const consequence = (items) =>
    `<div class="consequence">${items.map(([count, name, kind]) => `<div><b class="${kind}">${count}</b><span>${name}</span></div>`).join('')}</div>`;
  const effect =
    () => `<section class="panel effect"><div class="panel-head"><h2>What changes for the people who hold this role</h2></div>
    <div class="effect-body">${consequence([
      ['+ 118', 'servers gained', 'ok'],
      ['− 41', 'servers lost', 'bad'],
      ['1', 'session ends', 'bad'],
    ])}</div>
    ${GAINED.map(effectRow).join('')}
    <p class="faint small effect-foot">Matched against 1,204 of 1,204 loaded.<a class="link push" href="#">Show all 159</a></p></section>`;
  const HOLDERS = [
    ['jonas', 'Local user', '1 session on billing-01'],
    ['tarek', 'Local user', ''],
    ['nadia', 'GitHub', ''],
  ];
  const holders =
    () => `<section class="panel"><div class="panel-head"><h2>Held by</h2><span class="faint">3 users</span></div>
    ${HOLDERS.map(([name, type, note]) => `<a class="item" href="#">${avatar(name)}<span class="strong">${name}</span><span class="faint small">${type}</span><span class="push small ${note ? 'bad' : ''}">${note}</span></a>`).join('')}</section>`;

  const content =
    () => `<div class="title-row"><a class="muted back wide-only" href="#">Roles</a><span class="faint wide-only">/</span><h1>developer</h1><span class="chip">v7</span><span class="about wide-only">Unsaved changes</span>
      <span class="push row">${iconButton('ellipsis', 'Role actions')}${button('Discard', { kind: 'wide-only' })}${button('Review and save…', { kind: 'primary' })}</span></div>
    <div class="editor-columns">${editor()}<div class="side-column">${effect()}${holders()}</div></div>`;

  const DIFF = [
    ['', '11', 'node_labels:'],
    ['−', '12', '  env: [dev, staging, prod]'],
    ['+', '12', '  env: [dev, staging]'],
    ['+', '13', "  team: '{{external.team}}'"],
    ['', '22', 'options:'],
    ['', '23', '  max_session_ttl: 8h0m0s'],
    ['+', '24', '  require_session_mfa: true'],
  ];
  const review =
    () => `<div class="backdrop"><div class="dialog wide" role="dialog" aria-label="Save changes to developer?"><h1>Save changes to developer?</h1>
    <p class="muted">It applies to 3 users immediately.</p>
    ${consequence([
      ['+ 118', 'servers gained', 'ok'],
      ['− 41', 'servers lost', 'bad'],
      ['1', 'session ends: jonas on billing-01', 'bad'],
    ])}
    <div class="diff mono" tabindex="0">${DIFF.map(([sign, number, line]) => `<div class="code-line ${sign === '+' ? 'added' : sign === '−' ? 'removed' : ''}"><span class="line-number">${number}</span><span class="diff-sign">${sign}</span><span class="code-text">${line}</span></div>`).join('')}</div>
    <p class="note warn">${icon('triangle-alert')}<span>2 warnings stay in the role. You can save it and fix them later.</span></p>
    <div class="dialog-buttons">${button('Cancel')}${button('Save changes', { kind: 'primary' })}</div></div></div>`;

  window.places.role = () => page({ current: 'Roles', place: 'role', content: content() });
  window.places['role-review'] = () => page({ current: 'Roles', place: 'role', content: content(), overlay: review() });
  window.parts.consequence = consequence;
}
