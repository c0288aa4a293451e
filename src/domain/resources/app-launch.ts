// How an application is opened (docs/protocol/resources.md#1.8, #16.2, #18.3).
import type { Schemas } from '#api/schemas.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, isRecord, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  CLOUD_WITH_TSH,
  MCP_WITH_TSH,
  NO_AWS_ROLE,
  NO_PERMISSION_SET,
  NO_PUBLIC_ADDRESS,
  NO_SAML_ADDRESS,
  TCP_WITH_TSH,
} from './messages.ts';

export interface AppParts {
  name: string;
  uri: string;
  publicAddr: string;
  fqdn: string;
  clusterId: string;
  awsConsole: boolean;
  awsRoles: readonly { display: string; arn: string }[];
  samlApp: boolean;
  samlAppLaunchUrls: readonly { friendlyName: string; url: string }[];
  subKind: string;
  /** What one may be in an account of AWS IAM Identity Center. */
  permissionSets: readonly { name: string; requiresRequest: boolean }[];
  /** An MCP server, of which 18.x says what it runs. */
  isMcp: boolean;
}

type PermissionSet = NonNullable<Schemas['App']['permissionSets']>[number];
type SamlAddress = NonNullable<Schemas['App']['samlAppLaunchUrls']>[number];

const text = (value: unknown): string => textOr(value, '');

const roleOf = (raw: unknown) => {
  const { display, arn } = fieldsOf<Schemas['AwsRole']>(raw);
  return { display: sanitize(text(display)), arn: text(arn) };
};

const permissionSetOf = (raw: unknown) => {
  const { name, requiresRequest } = fieldsOf<PermissionSet>(raw);
  return { name: text(name), requiresRequest: requiresRequest === true };
};

const addressOf = (raw: unknown) => {
  const { friendlyName, url } = fieldsOf<SamlAddress>(raw);
  return { friendlyName: sanitize(text(friendlyName)), url: text(url) };
};

/** Reads what decides how an application opens; what is missing or of the wrong shape is empty. */
export function appPartsOf(fields: Untrusted<Schemas['App']>): AppParts {
  return {
    name: sanitize(text(fields.name)),
    uri: text(fields.uri),
    publicAddr: text(fields.publicAddr),
    fqdn: text(fields.fqdn),
    clusterId: text(fields.clusterId),
    awsConsole: fields.awsConsole === true,
    awsRoles: listOf(fields.awsRoles).map(roleOf),
    samlApp: fields.samlApp === true,
    samlAppLaunchUrls: listOf(fields.samlAppLaunchUrls).map(addressOf),
    subKind: text(fields.subKind),
    permissionSets: listOf(fields.permissionSets).map(permissionSetOf),
    isMcp: isRecord(fields.mcp),
  };
}

export interface LaunchChoice {
  label: string;
  to: string;
}

export type Launch =
  | { by: 'launcher'; to: string }
  | { by: 'role'; roles: readonly LaunchChoice[] }
  | { by: 'permissionSet'; addresses: readonly LaunchChoice[] }
  | { by: 'saml'; addresses: readonly [LaunchChoice, ...LaunchChoice[]] }
  | { by: 'nothing'; reason: string };

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The address as users know it. */
export function appAddress({ uri, publicAddr }: Pick<AppParts, 'uri' | 'publicAddr'>): string {
  if (publicAddr === '') return uri;
  if (isWeb(publicAddr)) return publicAddr;
  const [scheme] = /^(?:cloud|tcp):\/\//.exec(uri) ?? ['https://'];
  return `${scheme}${publicAddr}`;
}

/** The launcher's address; undefined where a part is missing or cannot stand in one. */
function launcher({ fqdn, clusterId, publicAddr }: AppParts, arn?: string): string | undefined {
  if (!fqdn || !clusterId || !publicAddr) return undefined;
  const to = links.appLauncher({ fqdn, cluster: clusterId, publicAddr, arn });
  return to === links.home() ? undefined : to;
}

const nothing = (reason: string): Launch => ({ by: 'nothing', reason });

/** Anyone who can register an application sets these addresses: only those of the web are followed. */
function samlLaunch({ name, samlAppLaunchUrls }: AppParts): Launch {
  const web = samlAppLaunchUrls.filter(({ url }) => isWeb(url));
  const [first, ...others] = web.map(({ friendlyName, url }) => ({ label: friendlyName || name, to: url }));
  if (first === undefined) return nothing(NO_SAML_ADDRESS);
  return { by: 'saml', addresses: [first, ...others] };
}

function roleLaunch(app: AppParts): Launch {
  if (launcher(app) === undefined) return nothing(NO_PUBLIC_ADDRESS);
  const roles = app.awsRoles.flatMap(({ display, arn }) => {
    const to = launcher(app, arn);
    return arn === '' || to === undefined ? [] : [{ label: display || arn, to }];
  });
  return roles.length > 0 ? { by: 'role', roles } : nothing(NO_AWS_ROLE);
}

/** The public address of such an account is its page at AWS, to which a permission set is added (docs/protocol/resources.md#18.3). */
function permissionSetLaunch({ publicAddr, permissionSets }: AppParts): Launch {
  if (!isWeb(publicAddr)) return nothing(NO_PUBLIC_ADDRESS);
  const addresses = permissionSets
    .filter(({ name, requiresRequest }) => name !== '' && !requiresRequest)
    .map(({ name }) => ({ label: sanitize(name), to: `${publicAddr}&role_name=${encodeURIComponent(name)}` }));
  return addresses.length > 0 ? { by: 'permissionSet', addresses } : nothing(NO_PERMISSION_SET);
}

export function launchOf(app: AppParts): Launch {
  if (app.samlApp) return samlLaunch(app);
  if (app.subKind === 'aws_ic_account') return permissionSetLaunch(app);
  if (app.awsConsole) return roleLaunch(app);
  if (app.isMcp) return nothing(MCP_WITH_TSH);
  if (app.uri.startsWith('tcp://')) return nothing(TCP_WITH_TSH);
  if (app.uri.startsWith('cloud://')) return nothing(CLOUD_WITH_TSH);
  const to = launcher(app);
  return to === undefined ? nothing(NO_PUBLIC_ADDRESS) : { by: 'launcher', to };
}
