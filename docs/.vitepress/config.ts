// The documentation site, which `npm run docs` builds from the pages of docs/.
import { readFileSync } from 'node:fs';
import { defineConfig, type DefaultTheme } from 'vitepress';

const DOCS_FOLDER = new URL('../', import.meta.url);

/** A link whose text is the title of the page. */
function pageLink(path: string): DefaultTheme.SidebarItem {
  const [, title] = /^# (.+)$/m.exec(readFileSync(new URL(`${path}.md`, DOCS_FOLDER), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`docs/${path}.md has no title`);
  return { text: title, link: `/${path}` };
}

const pageLinks = (...paths: string[]) => paths.map(pageLink);

/** The groups of pages in the order in which a new user needs them. `check-site.ts` fails if a page is missing here. */
const USER_PAGES: DefaultTheme.SidebarItem[] = [
  { text: 'Start', items: pageLinks('install', 'running', 'demo', 'compatibility') },
  {
    ...pageLink('guide/reverse-proxy/README'),
    collapsed: true,
    items: pageLinks(
      'guide/reverse-proxy/nginx',
      'guide/reverse-proxy/caddy',
      'guide/reverse-proxy/haproxy',
      'guide/reverse-proxy/apache',
      'guide/reverse-proxy/traefik',
      'guide/reverse-proxy/envoy',
    ),
  },
  {
    text: 'Connect',
    items: pageLinks(
      'guide/sign-in',
      'guide/find-and-connect',
      'guide/terminal',
      'guide/files',
      'guide/commands',
      'guide/desktops',
    ),
  },
  { text: 'Review', items: pageLinks('guide/audit-log', 'guide/recordings') },
  {
    text: 'Manage',
    items: pageLinks(
      'guide/users-and-roles',
      'guide/editor',
      'role-lint',
      'guide/locks',
      'guide/enrollment',
      'guide/integrations',
    ),
  },
  { text: 'Your account', items: pageLinks('guide/settings', 'guide/keyboard') },
  {
    text: 'Project',
    items: [
      { text: 'Changelog', link: '/changelog' },
      { text: 'Security', link: '/security' },
    ],
  },
];

const DEVELOPER_PAGES: DefaultTheme.SidebarItem[] = [
  {
    text: 'For developers',
    items: pageLinks(
      'architecture',
      'behaviour',
      'testing',
      'releasing',
      'protocol/auth-and-identity',
      'protocol/resources',
      'protocol/streams',
      'protocol/audit-catalogue',
    ),
  },
];

const developerPaths = new Set(DEVELOPER_PAGES.flatMap(({ items = [] }) => items).map(({ link }) => `${link}.md`));

/** The fragments of headings as on GitHub, so that links work in both places. */
const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

export default defineConfig({
  title: 'Postern',
  description: 'A web console for secure infrastructure access',
  lang: 'en-US',
  outDir: '../dist-docs',
  // An index of the pages for readers of the repository, as the site has its navigation, and the design for developers.
  srcExclude: ['README.md', 'design/**'],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  markdown: {
    anchor: { slugify },
    // Vue would evaluate the braces of role templates such as `{{internal.logins}}`.
    config: (md) => {
      const renderCode = md.renderer.rules.code_inline;
      md.renderer.rules.code_inline = (tokens, index, ...rest) => {
        tokens[index]?.attrSet('v-pre', '');
        return renderCode?.(tokens, index, ...rest) ?? '';
      };
    },
  },
  themeConfig: {
    logo: '/favicon.svg',
    nav: [
      { text: 'Guide', link: '/guide/sign-in', activeMatch: '^/guide/' },
      { text: 'Install', link: '/install' },
      { text: 'Developers', link: '/architecture' },
      // The demo is another app, so the browser must load it.
      { text: 'Try the demo', link: '/web/', target: '_self' },
    ],
    sidebar: [...USER_PAGES, ...DEVELOPER_PAGES.map((group) => ({ ...group, collapsed: true }))],
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // Users would find the wire protocol instead of the guide.
        _render: (source, env, md) => (developerPaths.has(`/${env.relativePath}`) ? '' : md.render(source, env)),
      },
    },
  },
});
