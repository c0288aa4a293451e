// Enrollment: the catalog by kind, and one step of a guide.
{
  const { icon, logo, button, page, search } = window.parts;

  const card = ([name, family, mark, method = 'docs']) =>
    `<a class="panel enroll-card ${method === 'enterprise' ? 'unavailable' : ''}" href="#"><span class="logo-tile">${logo(mark)}</span><span class="enroll-text"><span class="strong cut">${name}</span><span class="faint small cut">${method === 'enterprise' ? 'Enterprise only' : family}</span></span>
    <span class="push">${method === 'guide' ? `<span class="guided" aria-label="Guided">${icon('route')}<span class="phone-only small">Guided</span></span>` : method === 'docs' ? `<span class="faint" aria-label="Opens the documentation">${icon('external-link')}</span>` : icon('lock')}</span></a>`;

  const SERVERS = [
    ['Ubuntu 14.04+', 'Server', 'ubuntu', 'guide'],
    ['Debian 8+', 'Server', 'debian', 'guide'],
    ['RHEL/CentOS 7+', 'Server', 'redhat', 'guide'],
    ['Amazon Linux 2', 'Server', 'linux', 'guide'],
    ['macOS', 'Server', 'apple', 'guide'],
  ];
  const DATABASES = [
    ['PostgreSQL', 'Self-Hosted', 'postgresql', 'guide'],
    ['MySQL/MariaDB', 'Self-Hosted', 'mysql', 'guide'],
    ['RDS PostgreSQL', 'Amazon Web Services (AWS)', 'postgresql', 'guide'],
    ['RDS MySQL/MariaDB', 'Amazon Web Services (AWS)', 'mysql', 'guide'],
    ['Aurora PostgreSQL', 'Amazon Web Services (AWS)', 'postgresql', 'guide'],
    ['Aurora MySQL/MariaDB', 'Amazon Web Services (AWS)', 'mysql', 'guide'],
    ['MongoDB', 'Self-Hosted', 'mongodb'],
    ['Redis', 'Self-Hosted', 'redis'],
    ['CockroachDB', 'Self-Hosted', 'cockroachlabs'],
    ['Elasticsearch', 'Self-Hosted', 'elasticsearch'],
    ['Cassandra & ScyllaDB', 'Self-Hosted', 'apachecassandra'],
    ['Snowflake (Preview)', 'Database', 'snowflake'],
    ['Cloud SQL PostgreSQL', 'Google Cloud Provider (GCP)', 'googlecloud'],
    ['Cloud SQL MySQL', 'Google Cloud Provider (GCP)', 'googlecloud'],
    ['MongoDB Atlas', 'Database', 'mongodb'],
    ['DynamoDB', 'Amazon Web Services (AWS)', 'database'],
  ];
  const OTHERS = [
    ['Kubernetes', 'Helm chart', 'kubernetes', 'guide'],
    ['Application', 'Any web application', 'app-window', 'guide'],
    ['Active Directory', 'Windows Desktop', 'monitor', 'guide'],
    ['SAML Application (Grafana)', 'Identity provider', 'grafana', 'enterprise'],
  ];
  const TABS = [
    ['All', '', 39],
    ['Servers', 'server', 5],
    ['Databases', 'database', 29],
    ['Kubernetes', 'hexagon', 1],
    ['Applications', 'app-window', 1],
    ['Desktops', 'monitor', 1],
    ['SAML', 'shield', 2],
  ];
  const section = ({ title, about = '', cards, more = '' }) =>
    `<section class="enroll-section"><div class="row"><h2>${title}</h2><span class="faint small wide-only">${about}</span>${more ? `<a class="push link small" href="#">${more}</a>` : ''}</div><div class="enroll-grid">${cards.map(card).join('')}</div></section>`;

  const catalog =
    () => `<div class="title-row"><h1>Enroll New Resource</h1><span class="push">${search('Search resources to enroll')}</span></div>
    <nav class="tabs kind-tabs">${TABS.map(([name, mark, count], index) => `<a class="${index === 0 ? 'on' : ''}" href="#">${mark ? icon(mark) : ''}${name}<span class="count">${count}</span></a>`).join('')}<span class="push row faint small legend wide-only"><span class="guided row">${icon('route')}</span>Guided, step by step<span class="row">${icon('external-link')}</span>Documentation</span></nav>
    <div class="panel resume"><span class="logo-tile">${logo('debian')}</span><span><span class="strong">Continue with web-07</span><span class="muted small">Step 2 of 4: Set up access</span></span><span class="steps-bar" aria-hidden="true"><i class="done"></i><i class="now"></i><i></i><i></i></span><span class="push row">${button('Discard progress', { kind: 'plain wide-only' })}${button('Continue', { kind: 'primary' })}</span></div>
    ${section({ title: 'Servers', about: 'One command on the machine', cards: SERVERS })}
    ${section({ title: 'Databases', about: 'Registration, the agent and the certificate', cards: DATABASES, more: 'All 29' })}
    ${section({ title: 'More', cards: OTHERS })}`;

  const STEPS = [
    ['Run the installer', 'now'],
    ['Set up access', ''],
    ['Test the connection', ''],
    ['Finish', ''],
  ];
  const guide =
    () => `<div class="title-row guide-title"><span class="logo-tile">${logo('debian')}</span><h1>Enroll Debian 8+</h1><span class="push row"><span class="faint small wide-only">Progress is saved in this browser</span>${button('Leave')}</span></div>
    <div class="guide"><ol class="guide-steps wide-only">${STEPS.map(([title, kind], index) => `<li class="${kind}"><span class="step-number">${index + 1}</span>${title}</li>`).join('')}</ol><p class="phone-only step-line"><span class="strong">Step 1 of 4</span><span class="faint">Run the installer</span></p>
    <div class="guide-body">
      <section class="panel guide-panel"><h2>Run this command on the server</h2><div class="command-box mono"><span>sudo bash -c "$(curl -fsSL https://acme.example.com/scripts/<span class="secret">••••••••••••</span>/install-node.sh)"</span>${button('Copy', { kind: 'row-size', icon: 'copy' })}</div>
        <div class="row small muted guide-links"><span class="row">${icon('clock')}Token valid for 3 h 58 min</span><a class="link" href="#">Show token</a><a class="link" href="#">What does this script do?</a></div></section>
      <section class="panel guide-panel"><div class="row"><span class="state accent">Waiting for the server to join</span><span class="push faint small">Checked 2 s ago</span></div><p class="muted">This page continues when the server joins, usually less than a minute after the script ends.</p></section>
      <section class="panel guide-panel checks"><h2>If nothing joins</h2><ul><li>${icon('circle')}The server reaches acme.example.com on port 443</li><li>${icon('circle')}The clock of the server is correct</li><li>${icon('circle')}<span>The agent runs: <span class="mono">systemctl status postern-agent</span></span></li></ul></section>
      <div class="row"><span class="push faint small">Available when the server has joined</span>${button('Next', { disabled: true })}</div></div></div>`;

  window.places.enroll = () => page({ current: 'Enroll New Resource', place: 'enroll', content: catalog() });
  window.places['enroll-guide'] = () => page({ current: 'Enroll New Resource', place: 'enroll', content: guide() });
}
