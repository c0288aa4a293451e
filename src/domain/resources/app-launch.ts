// Decides how an application opens, or why it does not (docs/protocol/resources.md#1.8, #16.2, #18.3).
import type { Schemas } from '#api/schemas.ts';
import { links } from '#lib/links.ts';
import { fieldsOf, isRecord, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  CLOUD_NEEDS_TSH,
  MCP_NEEDS_TSH,
  NO_AWS_ROLE,
  NO_PERMISSION_SET,
  NO_PUBLIC_ADDRESS,
  NO_SAML_ADDRESS,
  TCP_NEEDS_TSH,
} from './messages.ts';

export interface LaunchableApp {
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
  /** The permission sets of an account in AWS IAM Identity Center. */
  permissionSets: readonly { name: string; requiresRequest: boolean }[];
  /** Whether the application is a server of the Model Context Protocol (MCP). Only 18.x has them. */
  isMcp: boolean;
}

type PermissionSet = NonNullable<Schemas['App']['permissionSets']>[number];
type SamlAddress = NonNullable<Schemas['App']['samlAppLaunchUrls']>[number];

const textOrEmpty = (value: unknown): string => textOr(value, '');

const parseAwsRole = (raw: unknown) => {
  const { display, arn } = fieldsOf<Schemas['AwsRole']>(raw);
  return { display: sanitize(textOrEmpty(display)), arn: textOrEmpty(arn) };
};

const parsePermissionSet = (raw: unknown) => {
  const { name, requiresRequest } = fieldsOf<PermissionSet>(raw);
  return { name: textOrEmpty(name), requiresRequest: requiresRequest === true };
};

const parseSamlAddress = (raw: unknown) => {
  const { friendlyName, url } = fieldsOf<SamlAddress>(raw);
  return { friendlyName: sanitize(textOrEmpty(friendlyName)), url: textOrEmpty(url) };
};

/** Parses the fields that decide how an application opens. Missing and invalid fields become empty or false. */
export function parseLaunchableApp(fields: Untrusted<Schemas['App']>): LaunchableApp {
  return {
    name: sanitize(textOrEmpty(fields.name)),
    uri: textOrEmpty(fields.uri),
    publicAddr: textOrEmpty(fields.publicAddr),
    fqdn: textOrEmpty(fields.fqdn),
    clusterId: textOrEmpty(fields.clusterId),
    awsConsole: fields.awsConsole === true,
    awsRoles: listOf(fields.awsRoles).map(parseAwsRole),
    samlApp: fields.samlApp === true,
    samlAppLaunchUrls: listOf(fields.samlAppLaunchUrls).map(parseSamlAddress),
    subKind: textOrEmpty(fields.subKind),
    permissionSets: listOf(fields.permissionSets).map(parsePermissionSet),
    isMcp: isRecord(fields.mcp),
  };
}

export interface LaunchChoice {
  label: string;
  to: string;
}

export type Launch =
  | { method: 'launcher'; to: string }
  | { method: 'role'; roles: readonly LaunchChoice[] }
  | { method: 'permissionSet'; addresses: readonly LaunchChoice[] }
  | { method: 'saml'; addresses: readonly [LaunchChoice, ...LaunchChoice[]] }
  | { method: 'nothing'; reason: string };

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The address of the application that is shown to users. */
export function appAddress({ uri, publicAddr }: Pick<LaunchableApp, 'uri' | 'publicAddr'>): string {
  if (publicAddr === '') return uri;
  if (isWebAddress(publicAddr)) return publicAddr;
  const [scheme] = /^(?:cloud|tcp):\/\//.exec(uri) ?? ['https://'];
  return `${scheme}${publicAddr}`;
}

/** The link to the launcher, the page that opens applications. Undefined if a part of it is missing or invalid. */
function launcherLink({ fqdn, clusterId, publicAddr }: LaunchableApp, arn?: string): string | undefined {
  if (!fqdn || !clusterId || !publicAddr) return undefined;
  const link = links.appLauncher({ fqdn, cluster: clusterId, publicAddr, arn });
  return link === links.home() ? undefined : link;
}

const notLaunchable = (reason: string): Launch => ({ method: 'nothing', reason });

/** Opens only web addresses, because anyone who can register an application can choose these addresses. */
function samlLaunch({ name, samlAppLaunchUrls }: LaunchableApp): Launch {
  const webAddresses = samlAppLaunchUrls.filter(({ url }) => isWebAddress(url));
  const [first, ...others] = webAddresses.map(({ friendlyName, url }) => ({ label: friendlyName || name, to: url }));
  if (first === undefined) return notLaunchable(NO_SAML_ADDRESS);
  return { method: 'saml', addresses: [first, ...others] };
}

function roleLaunch(app: LaunchableApp): Launch {
  if (launcherLink(app) === undefined) return notLaunchable(NO_PUBLIC_ADDRESS);
  const roles = app.awsRoles.flatMap(({ display, arn }) => {
    const to = launcherLink(app, arn);
    return arn === '' || to === undefined ? [] : [{ label: display || arn, to }];
  });
  return roles.length > 0 ? { method: 'role', roles } : notLaunchable(NO_AWS_ROLE);
}

/**
 * Opens an account of AWS IAM Identity Center. Its public address is its page at AWS, to which the permission set is
 * added as a parameter (docs/protocol/resources.md#18.3).
 */
function permissionSetLaunch({ publicAddr, permissionSets }: LaunchableApp): Launch {
  if (!isWebAddress(publicAddr)) return notLaunchable(NO_PUBLIC_ADDRESS);
  const addresses = permissionSets
    .filter(({ name, requiresRequest }) => name !== '' && !requiresRequest)
    .map(({ name }) => ({ label: sanitize(name), to: `${publicAddr}&role_name=${encodeURIComponent(name)}` }));
  return addresses.length > 0 ? { method: 'permissionSet', addresses } : notLaunchable(NO_PERMISSION_SET);
}

/** How an application opens, or the reason why it does not open. */
export function launchOf(app: LaunchableApp): Launch {
  if (app.samlApp) return samlLaunch(app);
  if (app.subKind === 'aws_ic_account') return permissionSetLaunch(app);
  if (app.awsConsole) return roleLaunch(app);
  if (app.isMcp) return notLaunchable(MCP_NEEDS_TSH);
  if (app.uri.startsWith('tcp://')) return notLaunchable(TCP_NEEDS_TSH);
  if (app.uri.startsWith('cloud://')) return notLaunchable(CLOUD_NEEDS_TSH);
  const link = launcherLink(app);
  return link === undefined ? notLaunchable(NO_PUBLIC_ADDRESS) : { method: 'launcher', to: link };
}
