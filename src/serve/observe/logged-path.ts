// Paths for the access log, without secrets: known words of routes, and the values of a few parameters.
import { registry } from '#fixtures/contract/registry.gen.ts';
import type { Stream } from '#fixtures/contract/streams.ts';
import { streams } from '#fixtures/contract/streams.gen.ts';
import { DEMO_PATH } from '#fixtures/demo/demo-call.ts';
import { canonicalPath } from '#fixtures/proxy/router.ts';
import { pages } from '#lib/pages/pages.ts';
import { pathOf } from '#serve/pages/paths.ts';

/** Parameters with logged values. Values of all others may be secret, such as invite tokens, or personal. */
const LOGGED_PARAMS = new Set(['cluster', 'sid', 'file']);

/** Other values may be mistyped secrets, or control sequences of terminals. */
const LOGGED_VALUE = /^[\w.~%-]{1,100}$/;

/** A node of the tree of all known routes, with a branch for each word and for the parameter at this place. */
interface RouteNode {
  words: Map<string, RouteNode>;
  param?: { name: string; node: RouteNode };
}

const createNode = (): RouteNode => ({ words: new Map() });

function childFor(node: RouteNode, segment: string): RouteNode {
  if (segment.startsWith('{')) {
    node.param ??= { name: segment.slice(1, -1), node: createNode() };
    return node.param.node;
  }
  const child = node.words.get(segment) ?? createNode();
  node.words.set(segment, child);
  return child;
}

function createTree(routes: readonly string[]): RouteNode {
  const root = createNode();
  for (const route of routes) {
    let node = root;
    for (const segment of route.split('/').slice(1)) node = childFor(node, segment);
  }
  return root;
}

const apiPaths = [...Object.keys(registry), ...Object.keys(streams)].map((name) => name.replace(/^\S+ /, ''));

/** Proxies strip the prefix `/v1` (docs/protocol/auth-and-identity.md#2), so both forms of a path are known. */
const otherForm = (path: string) => (path.startsWith('/v1/') ? path.slice('/v1'.length) : `/v1${path}`);

const pagePaths = Object.values(pages).map(({ path }) => path.replace(/:(\w+)\??/g, '{$1}'));

const tree = createTree([
  ...apiPaths,
  ...apiPaths.map(otherForm),
  ...pagePaths,
  '/web/app/{file}',
  '/web/mockServiceWorker.js',
  DEMO_PATH,
  '/healthz',
  '/readyz',
]);

/** The path with the names of parameters, and `*` for the part after the last known word. */
function matchPath(url: string, formatParam: (name: string, value: string) => string): string {
  const segments = pathOf(url).split('/').slice(1);
  if (segments.join('') === '') return '/';
  let node = tree;
  let matched = '';
  for (const segment of segments) {
    const child = node.words.get(segment) ?? (segment === '' ? undefined : node.param?.node);
    if (!child) return `${matched}/*`;
    matched += `/${node.words.has(segment) || !node.param ? segment : formatParam(node.param.name, segment)}`;
    node = child;
  }
  return matched;
}

const placeholder = (name: string) => `{${name}}`;

/**
 * The path of a request without its query and without secrets: `/web/invite/{token}`. Everything after the last known
 * word is `*`, because the rest of an unknown or misspelled path may be a secret.
 */
export const loggedPath = (url: string): string =>
  matchPath(url, (name, value) => (LOGGED_PARAMS.has(name) && LOGGED_VALUE.test(value) ? value : placeholder(name)));

const STREAM_KINDS = {
  'GET /v1/webapi/sites/{cluster}/connect': 'terminal',
  'GET /v1/webapi/sites/{cluster}/connect/ws': 'terminal',
  'GET /v1/webapi/sites/{cluster}/kube/exec/ws': 'kubernetes',
  'GET /v1/webapi/sites/{cluster}/db/exec/ws': 'database',
  'GET /v1/webapi/command/{cluster}/execute': 'command',
  'GET /v1/webapi/sites/{cluster}/assistant': 'assistant',
  'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/connect': 'desktop',
  'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/connect/ws': 'desktop',
  'GET /v1/webapi/sites/{cluster}/desktopplayback/{sid}': 'playback',
  'GET /v1/webapi/sites/{cluster}/desktopplayback/{sid}/ws': 'playback',
  'GET /v1/webapi/sites/{cluster}/ttyplayback/{sid}': 'playback',
  'GET /v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws': 'playback',
  'GET /v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws': 'playback',
} as const satisfies Record<Stream, string>;

const kindsByName: Record<string, string | undefined> = STREAM_KINDS;

/** The kind of a stream as a label of metrics; `other` if the contract does not have its path. */
export const streamKindOf = (url: string): string =>
  kindsByName[`GET ${canonicalPath(matchPath(url, placeholder))}`] ?? 'other';
