// The console's configuration, which the proxy serves as a script.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, listOf, numberOr, textOr } from '#lib/untrusted.ts';

export interface AuthProvider {
  name: string;
  displayName: string;
  type: string;
  /** Path pattern with `:providerName` and `:redirect`. */
  url: string;
}

/** The sign-in configuration, with the names on the wire (docs/protocol/auth-and-identity.md#9.2). */
export interface AuthConfig {
  second_factor: string;
  providers: AuthProvider[];
  localAuthEnabled: boolean;
  allowPasswordless: boolean;
  authType: string;
  preferredLocalMfa: string;
  localConnectorName: string;
  privateKeyPolicy: string;
  motd: string;
}

/**
 * The content of `/web/config.js`, with defaults for missing values (docs/protocol/auth-and-identity.md#9.1,
 * docs/behaviour.md#configuration).
 */
export interface Config {
  proxyCluster: string;
  isEnterprise: boolean;
  isCloud: boolean;
  isDashboard: boolean;
  isUsageBasedBilling: boolean;
  tunnelPublicAddress: string;
  recoveryCodesEnabled: boolean;
  automaticUpgrades: boolean;
  canJoinSessions: boolean;
  /** Database protocols whose recordings can be played; empty on 14.x. */
  playable_db_protocols: readonly string[];
  ui: { scrollbackLines: number };
  auth: AuthConfig;
}

function readProvider(raw: unknown): AuthProvider[] {
  const { name, displayName, type, url } = fieldsOf<Schemas['AuthProvider']>(raw);
  const provider = {
    name: textOr(name, ''),
    displayName: textOr(displayName, ''),
    type: textOr(type, ''),
    url: textOr(url, ''),
  };
  return provider.name && provider.type && provider.url ? [provider] : [];
}

function readAuth(raw: unknown): AuthConfig {
  const auth = fieldsOf<Schemas['WebConfigAuth']>(raw);
  return {
    second_factor: textOr(auth.second_factor, 'off'),
    providers: listOf(auth.providers).flatMap(readProvider),
    localAuthEnabled: booleanOr(auth.localAuthEnabled, true),
    allowPasswordless: booleanOr(auth.allowPasswordless, false),
    authType: textOr(auth.authType, 'local'),
    preferredLocalMfa: textOr(auth.preferredLocalMfa, ''),
    localConnectorName: textOr(auth.localConnectorName, ''),
    privateKeyPolicy: textOr(auth.privateKeyPolicy, 'none'),
    motd: textOr(auth.motd, ''),
  };
}

/** The wire format, with a field that only some builds send. */
type WireConfig = Schemas['WebConfig'] & { isEnterprise?: boolean };

/**
 * Reads the initial configuration. If the script is rate-limited, `GRV_CONFIG` is undefined and all values are defaults
 * (docs/protocol/auth-and-identity.md#8).
 */
export function readConfig(raw: unknown): Config {
  const config = fieldsOf<WireConfig>(raw);
  const scrollbackLines = numberOr(fieldsOf<Schemas['WebConfigUi']>(config.ui).scrollbackLines, 0);
  return {
    proxyCluster: textOr(config.proxyCluster, 'localhost'),
    // 14.x sends no edition; 18.x does (docs/protocol/auth-and-identity.md#25.2).
    isEnterprise: booleanOr(config.isEnterprise, config.edition === 'ent'),
    isCloud: booleanOr(config.isCloud, false),
    isDashboard: booleanOr(config.isDashboard, false),
    isUsageBasedBilling: booleanOr(config.isUsageBasedBilling, false),
    tunnelPublicAddress: textOr(config.tunnelPublicAddress, ''),
    recoveryCodesEnabled: booleanOr(config.recoveryCodesEnabled, false),
    automaticUpgrades: booleanOr(config.automaticUpgrades, false),
    canJoinSessions: booleanOr(config.canJoinSessions, true),
    playable_db_protocols: listOf(config.playable_db_protocols).filter((name) => typeof name === 'string'),
    ui: { scrollbackLines: Number.isInteger(scrollbackLines) && scrollbackLines > 0 ? scrollbackLines : 1000 },
    auth: readAuth(config.auth),
  };
}

/** The sign-in method that the sign-in form shows first (docs/behaviour.md#sign-in). */
export function primaryAuthType({ localConnectorName, authType }: AuthConfig): 'passwordless' | 'local' | 'sso' {
  if (localConnectorName === 'passwordless') return 'passwordless';
  return authType === 'local' ? 'local' : 'sso';
}
