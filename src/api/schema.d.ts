// Generated from openapi/ by `npm run generate`.
export interface paths {
    "/.well-known/jwks-oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys that sign the tokens of cloud integrations. */
        get: operations["getOidcKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys that sign the tokens applications receive. */
        get: operations["getAppKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proxy as an OpenID provider, for cloud integrations. */
        get: operations["getOpenidConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scripts/{token}/install-app.sh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Installs an agent that serves one app.
         * @description A dead token or a bad name or address is answered by 200 with a script that fails.
         */
        get: operations["getAppScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scripts/{token}/install-database.sh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Installs an agent that serves the databases its token's labels match.
         * @description A dead token is answered by 200 with a script that fails.
         */
        get: operations["getDatabaseScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scripts/{token}/install-node.sh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Installs an agent as a server, with the labels its token suggests.
         * @description A dead token is answered by 200 with a script that fails, never by a refusal.
         */
        get: operations["getServerScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/apps/{fqdn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of an application known by a host name. */
        get: operations["resolveApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/apps/{fqdn}/{cluster}/{publicAddr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of an application known by cluster and public address. */
        get: operations["resolveAppOfCluster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/assistant/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's conversations, oldest first. */
        get: operations["listConversations"];
        put?: never;
        /** Begin a conversation; the call has no body. */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/assistant/conversations/{conversation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said in a conversation. */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /** Delete a conversation. */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/assistant/conversations/{conversation}/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a conversation a title. */
        post: operations["renameConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/assistant/title/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A title made from a first message; it is not stored. */
        post: operations["summarizeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of the cluster's authorities, for whatever is to trust it.
         * @description An unknown type is refused in plain text (docs/protocol/resources.md#7.3, docs/protocol/auth-and-identity.md#7.3,
         */
        get: operations["exportAuthorities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/authconnector/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose what the sign-in page offers first. */
        put: operations["setDefaultAuthConnector"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/authconnectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The connectors a name may sign in with, for sign-in that asks for the name first. */
        post: operations["findAuthConnectors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what a signed-in user did in the console. */
        post: operations["captureEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ping without the sign-in part; cheap and never limited, for telling versions apart. */
        get: operations["find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/github": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All GitHub connectors with their secrets, hence for those who may read secrets. */
        get: operations["listGithubConnectors"];
        put?: never;
        /** Create a connector; 409 when the name is taken. */
        post: operations["createGithubConnector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/github/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a connector; a name in the YAML that differs from the path is refused with 400. */
        put: operations["updateGithubConnector"];
        post?: never;
        /** Delete a connector. */
        delete: operations["deleteGithubConnector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/github/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from GitHub, signed in or on the way to an error page. */
        get: operations["finishGithubLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/github/connector/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One connector by name. */
        get: operations["getGithubConnector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/github/login/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave for GitHub to sign in. */
        get: operations["startGithubLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/headless/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What asks to be let in; held back until the request is there, at most 30 seconds.
         * @description Unknown, foreign or expired is 400 "requested invalid headless session" after that wait.
         */
        get: operations["getHeadless"];
        /** Approve it with a hardware key, or deny it. */
        put: operations["decideHeadless"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/authenticatechallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge for the user who is signed in.
         * @description 14.x ignores the body, 18.x refuses a call without one or with scope 0.
         */
        post: operations["createMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/authenticatechallenge/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check one's own password and get a challenge, to change it.
         * @description Wrong is 400; where it locks the account or no challenge is possible, 403 and the session is gone.
         */
        post: operations["createPasswordMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own devices. */
        get: operations["listMfaDevices"];
        put?: never;
        /**
         * Add a device by answering a register challenge.
         * @description A WebAuthn reply that fails verification is a 500, not a 4xx (docs/protocol/auth-and-identity.md#13.3).
         */
        post: operations["createMfaDevice"];
        /** Remove one's own device after an MFA reply. */
        delete: operations["deleteMfaDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/login/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the password and get a challenge, or an anonymous one for passwordless.
         * @description Every failure is 403 "invalid credentials"; a right password without any device is 200 with an empty challenge.
         */
        post: operations["beginMfaLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/login/finishsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the challenge and be signed in.
         * @description On 14.x `sessionExpires` is the zero time here; there is no CSRF proof (docs/protocol/auth-and-identity.md#4,
         */
        post: operations["finishMfaLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/registerchallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A challenge for a new device of the user who is signed in. */
        post: operations["createMfaRegisterChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/token/{token}/authenticatechallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A challenge for the holder of a recovery-start token. */
        post: operations["createTokenMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/token/{token}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices of the holder of an approved recovery token. */
        get: operations["listTokenMfaDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/token/{token}/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a device with a privilege token; 400 for the last one the cluster demands. */
        delete: operations["deleteTokenMfaDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/mfa/token/{token}/registerchallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A challenge for a new device; each call for an authenticator app replaces the secret. */
        post: operations["createTokenMfaRegisterChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/motd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The message of the day. */
        get: operations["getMotd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/oidc/login/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave for an OpenID provider to sign in; enterprise proxies only. */
        get: operations["startOidcLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions, addresses and the preferred way to sign in. */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/ping/{connector}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same for one auth connector; an unknown name is refused with 400. */
        get: operations["pingConnector"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/precapture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what someone did before being signed in. */
        post: operations["captureEventBeforeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/presetroles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles this version of the proxy comes with. */
        get: operations["listPresetRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/requestableroles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles the user may ask for. */
        get: operations["listRequestableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All roles on 14.x, a page of them on 18.x. */
        get: operations["listRoles"];
        put?: never;
        /** Create a role; 409 when the name is taken. */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/roles/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role by name. */
        get: operations["getRole"];
        /** Replace a role; a name in the YAML that differs from the path is refused with 400. */
        put: operations["updateRole"];
        post?: never;
        /** Delete a role; 400 while a user or a trusted cluster's role map still holds it. */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/saml/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave for a SAML provider to sign in; enterprise proxies only. */
        get: operations["startSamlLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/scripts/databases/configure/sqlserver/{token}/configure-ad.ps1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepares a domain for access to a SQL Server; 400 for a dead token. */
        get: operations["getSqlServerScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepares a domain for desktop access and prints a configuration; 400 for a dead token. */
        get: operations["getDesktopScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/scripts/desktop-access/install-ad-cs.ps1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Installs Active Directory Certificate Services. */
        get: operations["getCertificateServicesScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/scripts/desktop-access/install-ad-ds.ps1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Installs Active Directory Domain Services. */
        get: operations["getDomainServicesScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/scripts/installer/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A named installer; 404 when there is none.
         * @description Its media type was not read from a proxy, hence the two.
         */
        get: operations["getInstaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sessions/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start an app session; 504 when no agent serves the application. */
        post: operations["createAppSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sessions/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password and, where the cluster asks for it, a one-time code.
         * @description Every failed check is 403 "invalid credentials"; a private-key policy is 400 (docs/protocol/auth-and-identity.md#11.1).
         */
        post: operations["createWebSession"];
        /** Sign out; the user's app sessions and open streams end as well. */
        delete: operations["deleteWebSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sessions/web/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a new bearer, and assume or drop the roles of an access request.
         * @description A body is mandatory, `{}` at least; more than one option is refused with 400 (docs/protocol/auth-and-identity.md#11.3).
         */
        post: operations["renewWebSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The root cluster first, then every leaf the user can reach.
         * @description Here `nodeCount` is always 0 and `publicURL` and both versions are empty (docs/protocol/resources.md#4.1).
         */
        get: operations["listClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts to show after signing in, in no particular order. */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the apps; sorts by `name`, `description` or `publicAddress`. */
        get: operations["listApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, what they may do, and the root cluster.
         * @description A leaf is refused with 400; permissions on leaves are shown as those of the root (docs/protocol/resources.md#4.4,
         */
        get: operations["getUserContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/databases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the databases; sorts by `name`, `description` or the raw `type`. */
        get: operations["listDatabases"];
        put?: never;
        /**
         * Register a database; it is listed once an agent serves it.
         * @description 409 when the name is taken, 403 when the user's own roles do not match its labels.
         */
        post: operations["createDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/databases/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One database; 404 also when it is registered but nobody serves it. */
        get: operations["getDatabase"];
        /**
         * Change address, labels, RDS ids or CA of a database; its description is lost.
         * @description The answer has neither users nor names (docs/protocol/resources.md#2.1,
         */
        put: operations["updateDatabase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/databases/{name}/iam/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The AWS policy an agent needs to reach the database.
         * @description 400 unless its type is rds, rdsproxy, redshift or elasticache, 404 when nobody serves it.
         */
        get: operations["getDatabaseIamPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/databaseservices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the agents that serve databases; any sort is refused with 501. */
        get: operations["listDatabaseServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/desktops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the desktops; sorts by `name` or `address`. */
        get: operations["listDesktops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/desktops/{desktop}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One desktop; 404 when it does not exist or is out of reach. */
        get: operations["getDesktop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/desktops/{desktop}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether someone has a session on the desktop; an unknown name is just not active. */
        get: operations["checkDesktopActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/desktopservices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the agents that serve desktops; any sort is refused with 501. */
        get: operations["listDesktopServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/diagnostics/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a connection and say how far it came; a failed test is an answer, not a refusal.
         * @description 501 for other kinds, and for databases other than postgres, mysql and sqlserver.
         */
        post: operations["testConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/diagnostics/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outcome of an earlier test. */
        get: operations["getConnectionDiagnostic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/events/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the audit log. */
        get: operations["searchAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/events/search/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the events that end a session, the rows of the recordings list.
         * @description A role may limit it, for instance to the user's own sessions.
         */
        get: operations["searchSessionEnds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cluster with its versions. */
        get: operations["getClusterInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the integrations; its cursor is called `nextKey`. */
        get: operations["listIntegrations"];
        put?: never;
        /** Create an integration; 409 when the name is taken. */
        post: operations["createIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/integrations/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One integration. */
        get: operations["getIntegration"];
        /** Give an AWS integration another role. */
        put: operations["updateIntegration"];
        post?: never;
        /** Delete an integration. */
        delete: operations["deleteIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/integrations/aws-oidc/{name}/databases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of the databases in an AWS account and region.
         * @description What is not available is skipped, so a page may be short or empty while there are more.
         */
        post: operations["listAwsDatabases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/kubernetes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the kube clusters, sorted by `name` only; the total is always filled. */
        get: operations["listKubeClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/kubernetes/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of one kind of object inside a kube cluster. */
        get: operations["listKubeResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/lastseennotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that all notifications up to a time were seen. */
        put: operations["seeNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every lock, also those that ran out and are not cleared away yet. */
        get: operations["listLocks"];
        /**
         * Place a lock; several targets in one lock must all match.
         * @description 400 without a known target; a `ttl` that does not parse is a 500. The answer's `createdAt` and `createdBy` are empty, a later list has them (docs/protocol/resources.md#8.1).
         */
        put: operations["createLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/locks/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lift a lock; sessions it denied may start again at once. */
        delete: operations["deleteLock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/machine-id/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every bot, without pages. */
        get: operations["listBots"];
        put?: never;
        /** Create a bot; it gets a label that says it was made in a console. */
        post: operations["createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/machine-id/bot-instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the instances, of all bots or of one. */
        get: operations["listBotInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/machine-id/bot/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bot. */
        get: operations["getBot"];
        /** Give a bot other roles; nothing else is changed. */
        put: operations["updateBot"];
        post?: never;
        /** Delete a bot. */
        delete: operations["deleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/machine-id/bot/{name}/bot-instance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One instance, also as YAML. */
        get: operations["getBotInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/mfa/required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a session on this resource needs a second factor. */
        post: operations["checkMfaRequired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/namespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Namespaces of the cluster; in practice only `default`. */
        get: operations["listNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the servers; sorts by `name` (the id), `hostname` or `address`. */
        get: operations["listServers"];
        put?: never;
        /**
         * Register a server that runs no agent (EC2 Instance Connect).
         * @description That the answer is the stored server was inferred, not read (docs/protocol/resources.md#18.4).
         */
        post: operations["createServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one file.
         * @description Once bytes flow a failure shows only as a short body. A directory, a pattern that fits several files or `~other/x` is 400, a missing source 404, an MFA reply that is needed and missing 403.
         */
        get: operations["downloadFile"];
        put?: never;
        /**
         * Upload one file, its raw bytes as the body, with their number in Content-Length.
         * @description Parent directories are not made; a target that cannot be made is 500.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what the user is notified of, newest first. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/notificationstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep what was done with a notification; one that is dismissed leaves the list. */
        put: operations["setNotificationState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/pods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the pods of one kube cluster; sorts by `name`. */
        get: operations["listPods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of resources of all kinds; sorts by `name` or `kind`. */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/resources/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the user sees at least one server, database, app, kube cluster or desktop. */
        get: operations["checkResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessionlength/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long a recording is; 404 when the session has no end event. */
        get: operations["getRecordingLength"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every active or pending session the user may list or join, not paged, in no particular order.
         * @description Pending and running look the same; there is no state field.
         */
        get: operations["listActiveSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessions/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One SSH session that runs; from 14.x on the terminal's first frame tells it instead (docs/protocol/streams.md#16.2). */
        get: operations["getActiveSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessions/{sid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every event of a shell recording in one answer, in the order of the stream.
         * @description 400 unless the id is a UUID, 404 when there is no such recording; the look is itself audited.
         */
        get: operations["listRecordingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessions/{sid}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A chunk of what the terminal printed. */
        get: operations["getRecordingBytes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sessionthumbnail/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the terminal at some moment; 404 when there is none. */
        get: operations["getRecordingThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/sign/db": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A certificate for a self-hosted database, paid for with a join token.
         * @description The bearer is the id of a join token with role `Db`; it is used up, also by a refused call. The cluster in the path is ignored, the root signs (docs/protocol/resources.md#2.5).
         */
        post: operations["signDatabaseCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/sites/{cluster}/user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the user groups; sorts by `name` or `description`. */
        get: operations["listUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/thumbprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** SHA-1 of the last certificate in the proxy's chain. */
        get: operations["getThumbprint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A join token for one or more roles.
         * @description 400 for an unknown or repeated role, for rules the method does not take, and always for a new `azure` token. 14.x ignores `suggested_labels`, 18.x adds its own to them.
         */
        post: operations["createJoinToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every join token. */
        get: operations["listJoinTokens"];
        put?: never;
        post?: never;
        /** Delete the join token named in a header, so that it stays out of logs. */
        delete: operations["deleteJoinToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/tokens/yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the join token named in a header.
         * @description That the answer is the stored token was inferred, not read (docs/protocol/resources.md#18.4).
         */
        put: operations["updateJoinToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forward OpenTelemetry spans of the browser. */
        post: operations["forwardTraces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/trustedcluster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All trusted clusters. */
        get: operations["listTrustedClusters"];
        put?: never;
        /** Create a trusted cluster; 409 when the name is taken. */
        post: operations["createTrustedCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/trustedcluster/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a trusted cluster; a name in the YAML that differs from the path is refused with 400. */
        put: operations["updateTrustedCluster"];
        post?: never;
        /** Delete a trusted cluster. */
        delete: operations["deleteTrustedCluster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own preferences. */
        get: operations["getPreferences"];
        /** Store one's own preferences; send back all of what was read. */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/user/preferences/{cluster}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own pins in a cluster. */
        get: operations["getClusterPreferences"];
        /** Store one's own pins in a cluster; the rest of the body is as in the preferences. */
        put: operations["updateClusterPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/user/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether cookie and bearer are still good; 403 means signed out. */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users, without their traits on 14.x. */
        get: operations["listUsers"];
        /**
         * Replace the roles of the user named in the body, and the traits given.
         * @description 404 means an unknown user or an unknown role; only the text tells which.
         */
        put: operations["updateUser"];
        /**
         * Create a local user, who then needs an invite token to set a password.
         * @description 409 when the name is taken, 404 when a role does not exist, 400 without a name or a role.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user with roles and traits.
         * @description A wildcard route that does not decode what was escaped without need: leave `@ : + & = $ , ;` alone in the name (docs/protocol/auth-and-identity.md#1.3).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Delete a user; one's own account is refused with 400. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's own password. */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users/password/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a password, and a device where the cluster asks for one, and be signed in.
         * @description No bearer comes back, so go on by a full page load; CSRF is checked by 14.x only (docs/protocol/auth-and-identity.md#14.3).
         */
        put: operations["setPasswordByToken"];
        /**
         * Invite a user or reset one; the old password and all devices are gone at once.
         * @description On 18.x a user of single sign-on is refused with 403 (docs/protocol/auth-and-identity.md#14.1).
         */
        post: operations["createPasswordToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users/password/token/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a token is for, and a QR code whose secret changes with every call.
         * @description Any failure is 403 "bad or expired token".
         */
        get: operations["getPasswordToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/users/privilege/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token of five minutes for adding and removing devices.
         * @description An empty body is accepted only without devices, and gives a token that can add but not remove.
         */
        post: operations["createPrivilegeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/yaml/parse/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A resource's fields from its YAML, defaults filled in; nothing is stored.
         * @description 400 for YAML of another kind or none at all, and for a role that breaks the rules of its version; a kind that the proxy cannot turn is refused with 501. Names are not checked (docs/protocol/resources.md#6.1).
         */
        post: operations["parseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webapi/yaml/stringify/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A resource's YAML from its fields, keys in alphabetical order; nothing is stored.
         * @description A kind that the proxy cannot turn is refused with 501.
         */
        post: operations["stringifyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webapi/sites/{cluster}/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locks, filtered by target and by being in force. */
        get: operations["listLocksByTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webapi/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, and the caller's `suggested_labels` are kept. */
        post: operations["createJoinTokenV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webapi/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the join tokens, filtered by role or bot. */
        get: operations["listJoinTokensByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webapi/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the users. */
        get: operations["listUsersByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/config.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The console's configuration as a script that assigns one global. */
        get: operations["getWebConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What the user may do with one kind of resource.
         * @example {
         *       "list": true,
         *       "read": true,
         *       "edit": true,
         *       "create": true,
         *       "remove": true,
         *       "use": true
         *     }
         */
        Access: {
            create: boolean;
            edit: boolean;
            list: boolean;
            read: boolean;
            remove: boolean;
            /** @description Only integrations look at it. */
            use: boolean;
        };
        /**
         * @example {
         *       "requestableRoles": [
         *         "dba"
         *       ],
         *       "suggestedReviewers": null
         *     }
         */
        AccessCapabilities: {
            requestableRoles: string[] | null;
            /** @description 18.x. */
            requireReason?: boolean;
            suggestedReviewers: string[] | null;
        };
        /**
         * @description Any role with `reason` wins and lends its prompt, else any `always`, else `optional`.
         * @example {
         *       "type": "reason",
         *       "prompt": "Which ticket is this for?"
         *     }
         */
        AccessStrategy: {
            /** @description Only `reason` has one. */
            prompt: string;
            /** @enum {string} */
            type: "optional" | "always" | "reason";
        };
        /**
         * @example {
         *       "kind": "ssh",
         *       "id": "2abd5ecb-3f8a-4968-ab2a-187dbf829949",
         *       "namespace": "default",
         *       "parties": [
         *         {
         *           "id": "0c6d6f0e-2222-4222-8333-abcdefabcdef",
         *           "remote_addr": "",
         *           "user": "bob",
         *           "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *           "last_active": "2030-01-02T03:04:05Z"
         *         }
         *       ],
         *       "terminal_params": {
         *         "w": 80,
         *         "h": 25
         *       },
         *       "login": "root",
         *       "created": "2030-01-02T03:00:00Z",
         *       "last_active": "2030-01-02T03:04:05Z",
         *       "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "server_hostname": "web-01",
         *       "server_hostport": 0,
         *       "server_addr": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "cluster_name": "acme-root",
         *       "kubernetes_cluster_name": "",
         *       "desktop_name": "",
         *       "database_name": "",
         *       "app_name": "",
         *       "owner": "bob",
         *       "moderated": false,
         *       "participantModes": [
         *         "peer",
         *         "moderator",
         *         "observer"
         *       ]
         *     }
         */
        ActiveSession: {
            /** @description Empty unless the kind is `app`. */
            app_name: string;
            /** @description As it stood in the path, `-current-` included. */
            cluster_name: string;
            /** @description 18.x. */
            command?: string;
            /** Format: date-time */
            created: string;
            /** @description Empty unless the kind is `db`. */
            database_name: string;
            /** @description Empty unless the kind is `desktop`. */
            desktop_name: string;
            id: string;
            /** @enum {string} */
            kind: "ssh" | "k8s" | "db" | "app" | "desktop";
            /** @description Empty unless the kind is `k8s`. */
            kubernetes_cluster_name: string;
            /** Format: date-time */
            last_active: string;
            login: string;
            /** @description A role of the owner demands moderators for SSH sessions, not that one is there now. */
            moderated: boolean;
            namespace: string;
            /** @description The user who started it. */
            owner: string;
            /** @description The ways in which the caller may join. */
            participantModes: components["schemas"]["ActiveSessionMode"][] | null;
            parties: components["schemas"]["ActiveSessionParty"][];
            /** @description The server's id again. */
            server_addr: string;
            server_hostname: string;
            /** @description 0 in practice. */
            server_hostport: number;
            server_id: string;
            /** @description Constantly 80 by 25. */
            terminal_params: {
                h: number;
                w: number;
            };
        };
        /**
         * @example {
         *       "sessions": []
         *     }
         */
        ActiveSessionList: {
            sessions: components["schemas"]["ActiveSession"][];
        };
        /**
         * @example observer
         * @enum {string}
         */
        ActiveSessionMode: "observer" | "moderator" | "peer";
        /**
         * @example {
         *       "id": "0c6d6f0e-2222-4222-8333-abcdefabcdef",
         *       "remote_addr": "",
         *       "user": "bob",
         *       "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "last_active": "2030-01-02T03:04:05Z"
         *     }
         */
        ActiveSessionParty: {
            /** @description 18.x. */
            cluster?: string;
            id: string;
            /** Format: date-time */
            last_active: string;
            /** @description Always empty. */
            remote_addr: string;
            server_id: string;
            user: string;
        };
        /**
         * @example {
         *       "kind": "cluster_alert",
         *       "version": "v1",
         *       "metadata": {
         *         "name": "upgrade-suggestion",
         *         "labels": {
         *           "teleport.internal/alert-on-login": "yes",
         *           "teleport.internal/alert-permit-all": "yes"
         *         },
         *         "expires": "2030-01-03T03:04:05Z"
         *       },
         *       "spec": {
         *         "severity": 0,
         *         "message": "A newer version is available.",
         *         "created": "2030-01-02T03:04:05Z"
         *       }
         *     }
         */
        Alert: {
            /** @constant */
            kind: "cluster_alert";
            metadata: {
                description?: string;
                /** Format: date-time */
                expires: string;
                /** @description Always holds the on-login label; a link stands under `teleport.internal/link`. */
                labels: {
                    /** @constant */
                    "teleport.internal/alert-on-login": "yes";
                    "teleport.internal/link"?: string;
                } & {
                    [key: string]: string;
                };
                /** @description By which it is dismissed. */
                name: string;
            };
            spec: {
                /** Format: date-time */
                created: string;
                /** @description Free of control characters. */
                message: string;
                /**
                 * @description 0 low, 5 medium, 10 high.
                 * @enum {integer}
                 */
                severity: 0 | 5 | 10;
            };
            /** @constant */
            version: "v1";
        };
        /**
         * @example {
         *       "alerts": null
         *     }
         */
        AlertList: {
            alerts: components["schemas"]["Alert"][] | null;
        };
        /**
         * @example {
         *       "name": "grafana",
         *       "description": "metrics",
         *       "uri": "http://localhost:3000",
         *       "publicAddr": "grafana.example.com",
         *       "fqdn": "grafana.example.com",
         *       "clusterId": "acme-root",
         *       "labels": [],
         *       "awsConsole": false
         *     }
         * @example {
         *       "name": "aws",
         *       "description": "",
         *       "uri": "cloud://AWS",
         *       "publicAddr": "",
         *       "fqdn": "aws.proxy.example.com",
         *       "clusterId": "acme-root",
         *       "labels": [
         *         {
         *           "name": "aws_account_id",
         *           "value": "111122223333"
         *         }
         *       ],
         *       "awsConsole": true,
         *       "awsRoles": [
         *         {
         *           "name": "ops/readonly",
         *           "display": "readonly",
         *           "arn": "arn:aws:iam::111122223333:role/ops/readonly"
         *         }
         *       ]
         *     }
         */
        App: {
            awsConsole: boolean;
            /** @description Only for an AWS console; omitted when empty. */
            awsRoles?: components["schemas"]["AwsRole"][];
            /** @description The cluster the app lives in. */
            clusterId: string;
            description: string;
            fqdn: string;
            /** @description Only for apps that came from Okta. */
            friendlyName?: string;
            integration?: string;
            /** @constant */
            kind?: "app";
            labels: components["schemas"]["Label"][];
            mcp?: {
                args?: string[];
                command?: string;
                runAsHostUser?: string;
            };
            name: string;
            permissionSets?: {
                arn: string;
                assignmentId?: string;
                name: string;
                requiresRequest?: boolean;
            }[];
            /** @description May be empty; sorted on as `publicAddress`. */
            publicAddr: string;
            requiresRequest?: boolean;
            samlApp?: boolean;
            samlAppLaunchUrls?: {
                friendlyName?: string;
                url?: string;
            }[];
            samlAppPreset?: string;
            subKind?: string;
            /** @description `http(s)://`, `tcp://` or one of `cloud://AWS`, `cloud://Azure`, `cloud://GCP`. */
            uri: string;
            useAnyProxyPublicAddr?: boolean;
            userGroups?: {
                description: string;
                name: string;
            }[];
        };
        /**
         * @example {
         *       "fqdn": "grafana.example.com"
         *     }
         */
        AppAddress: {
            fqdn: string;
            /** @description 18.x; null when `required-apps` was given, otherwise ends with the app itself. */
            requiredAppFQDNs?: string[] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "grafana",
         *           "description": "metrics",
         *           "uri": "http://localhost:3000",
         *           "publicAddr": "grafana.example.com",
         *           "fqdn": "grafana.example.com",
         *           "clusterId": "acme-root",
         *           "labels": [],
         *           "awsConsole": false
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 1
         *     }
         */
        AppPage: {
            items: components["schemas"]["App"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @example {
         *       "cookie_value": "5f0c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a",
         *       "subject_cookie_value": "a2918f7e6d5c4b3a2918f7e6d5c4b3a2918f7e6d5c4b3a2918f7e6d5c4b3a291",
         *       "fqdn": "grafana.example.com"
         *     }
         * @example {
         *       "value": "5f0c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a",
         *       "fqdn": "grafana.example.com"
         *     }
         */
        AppSession: {
            cookie_value: string;
            fqdn: string;
            subject_cookie_value: string;
        } | {
            fqdn: string;
            value: string;
        };
        /**
         * @description Either `fqdn`, or `public_addr` with `cluster_name`, which win; each may be empty (docs/protocol/auth-and-identity.md#20.2).
         * @example {
         *       "fqdn": "grafana.example.com"
         *     }
         * @example {
         *       "fqdn": "",
         *       "public_addr": "grafana.example.com",
         *       "cluster_name": "acme-root"
         *     }
         */
        AppSessionRequest: {
            /** @description 18.x, with cluster_name. */
            app_name?: string;
            /** @description Role of the AWS console, decoded. */
            arn?: string;
            cluster_name?: string;
            fqdn?: string;
            mfaResponse?: components["schemas"]["MfaResponse"];
            public_addr?: string;
        };
        /**
         * @description One flat object; beside the envelope each code has fields of its own (docs/protocol/audit-catalogue.md#3,
         * @example {
         *       "code": "T1000I",
         *       "event": "user.login",
         *       "time": "2030-01-02T03:04:05.194Z",
         *       "uid": "9e12a9fc-b0c7-4f39-b650-25b80853d8f0",
         *       "cluster_name": "acme-root",
         *       "ei": 0,
         *       "user": "alice",
         *       "success": true,
         *       "method": "local"
         *     }
         */
        AuditEvent: {
            cluster_name?: string;
            /** @description Missing only on events inside a recording. */
            code?: string;
            /** @description Index inside a session stream, 0 elsewhere. */
            ei: number;
            /** @description Dotted type. */
            event: string;
            /** Format: date-time */
            time: string;
            /** @description Very old records have none. */
            uid?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "events": [
         *         {
         *           "code": "T1000I",
         *           "event": "user.login",
         *           "time": "2030-01-02T03:04:05.194Z",
         *           "uid": "9e12a9fc-b0c7-4f39-b650-25b80853d8f0",
         *           "cluster_name": "acme-root",
         *           "ei": 0,
         *           "user": "alice",
         *           "success": true,
         *           "method": "local"
         *         }
         *       ],
         *       "startKey": ""
         *     }
         */
        AuditEventPage: {
            events: components["schemas"]["AuditEvent"][];
            /** @description Empty on the last page. */
            startKey: string;
        };
        /**
         * @description One connector to sign in with (docs/protocol/auth-and-identity.md#9.3).
         * @example {
         *       "name": "gh-corp",
         *       "displayName": "GitHub (corp)",
         *       "type": "github",
         *       "url": "/v1/webapi/github/login/web?connector_id=:providerName&redirect_url=:redirect"
         *     }
         */
        AuthProvider: {
            /** @description Omitted when empty. */
            displayName?: string;
            name: string;
            /** @enum {string} */
            type: "oidc" | "saml" | "github";
            /** @description Path with the placeholders `:providerName` and `:redirect`. */
            url: string;
        };
        /**
         * @example local
         * @enum {string}
         */
        AuthType: "local" | "oidc" | "saml" | "github";
        /**
         * @description The databases come with `aws` and without users or names; labels are their AWS tags.
         * @example {
         *       "databases": [],
         *       "nextToken": "c3RhcnQ"
         *     }
         */
        AwsDatabasePage: {
            databases: components["schemas"]["Database"][];
            /** @description Omitted on the last page. */
            nextToken?: string;
        };
        /**
         * @example {
         *       "rdsType": "instance",
         *       "engines": [
         *         "postgres"
         *       ],
         *       "region": "us-east-1",
         *       "nextToken": ""
         *     }
         */
        AwsDatabaseQuery: {
            engines: ("postgres" | "mysql" | "mariadb" | "aurora-postgresql" | "aurora" | "aurora-mysql")[];
            /** @description Of the previous answer; empty for the first page. */
            nextToken?: string;
            /** @enum {string} */
            rdsType: "instance" | "cluster";
            region: string;
            /** @description 18.x. */
            vpcId?: string;
        };
        /**
         * @description A creation without `awsoidc` crashes the call (docs/protocol/resources.md#9.1).
         * @example {
         *       "name": "aws-prod",
         *       "subKind": "aws-oidc",
         *       "awsoidc": {
         *         "roleArn": "arn:aws:iam::111122223333:role/discover"
         *       }
         *     }
         */
        AwsOidcIntegration: {
            awsoidc: {
                audience?: string;
                issuerS3Bucket?: string;
                issuerS3Prefix?: string;
                roleArn: string;
            };
            name: string;
            /** @constant */
            subKind: "aws-oidc";
        };
        /**
         * @description 18.x.
         * @example {
         *       "name": "aws-roles",
         *       "subKind": "aws-ra",
         *       "awsra": {
         *         "trustAnchorARN": "arn:aws:rolesanywhere:us-east-1:111122223333:trust-anchor/0a1b"
         *       }
         *     }
         */
        AwsRaIntegration: {
            awsra?: {
                profileSyncConfig?: {
                    enabled?: boolean;
                    filters?: string[] | null;
                    profileArn?: string;
                    roleArn?: string;
                };
                trustAnchorARN: string;
            };
            name: string;
            /** @constant */
            subKind: "aws-ra";
        };
        /**
         * @example {
         *       "name": "ops/readonly",
         *       "display": "readonly",
         *       "arn": "arn:aws:iam::111122223333:role/ops/readonly"
         *     }
         */
        AwsRole: {
            arn: string;
            /** @description Last element of the path. */
            display: string;
            /** @description The role's path and name. */
            name: string;
        };
        /**
         * @description Standard alphabet, padded.
         * @example q83vEjRWeJCrze8SNFZ4kA==
         */
        Base64: string;
        /**
         * @description URL alphabet, never padded; anything else is refused with 400.
         * @example q83vEjRWeJCrze8SNFZ4kA
         */
        Base64Url: string;
        /**
         * @description What is empty is left out.
         * @example {
         *       "kind": "bot",
         *       "version": "v1",
         *       "metadata": {
         *         "name": "deploy",
         *         "labels": {
         *           "team": "shop"
         *         }
         *       },
         *       "spec": {
         *         "roles": [
         *           "deployer"
         *         ],
         *         "traits": [
         *           {
         *             "name": "logins",
         *             "values": [
         *               "deploy"
         *             ]
         *           }
         *         ]
         *       },
         *       "status": {
         *         "user_name": "bot-deploy",
         *         "role_name": "bot-deploy"
         *       }
         *     }
         */
        Bot: {
            kind?: string;
            metadata: {
                labels?: {
                    [key: string]: string;
                };
                name: string;
            } & {
                [key: string]: unknown;
            };
            spec: {
                roles?: string[];
                traits?: components["schemas"]["BotTrait"][];
            } & {
                [key: string]: unknown;
            };
            status: {
                role_name?: string;
                user_name?: string;
            };
            version?: string;
        };
        /**
         * @description What the latest heartbeat tells is missing where there was none.
         * @example {
         *       "instance_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "bot_name": "deploy",
         *       "join_method_latest": "github",
         *       "host_name_latest": "runner-1",
         *       "version_latest": "18.3.0",
         *       "active_at_latest": "2030-01-02T03:04:05Z"
         *     }
         */
        BotInstance: {
            /** Format: date-time */
            active_at_latest?: string;
            bot_name: string;
            host_name_latest?: string;
            instance_id: string;
            join_method_latest?: string;
            version_latest?: string;
        };
        /**
         * @example {
         *       "bot_instance": {},
         *       "yaml": "kind: bot_instance\n"
         *     }
         */
        BotInstanceDetail: {
            bot_instance: {
                [key: string]: unknown;
            };
            yaml: string;
        };
        /**
         * @example {
         *       "bot_instances": null
         *     }
         */
        BotInstancePage: {
            bot_instances: components["schemas"]["BotInstance"][] | null;
            /** @description Omitted or empty on the last page. */
            next_page_token?: string;
        };
        /**
         * @example {
         *       "items": null
         *     }
         */
        BotList: {
            items: components["schemas"]["Bot"][] | null;
        };
        /**
         * @example {
         *       "roles": [
         *         "deployer"
         *       ]
         *     }
         */
        BotRoles: {
            roles: string[];
        };
        /**
         * @description By its name in roles.
         * @example {
         *       "name": "logins",
         *       "values": [
         *         "deploy"
         *       ]
         *     }
         */
        BotTrait: {
            name: string;
            values?: string[];
        };
        /**
         * @example {
         *       "event": "tp.ui.banner.click",
         *       "alert": "upgrade-suggestion"
         *     }
         */
        CaptureBanner: {
            /** @description Name of the cluster alert. */
            alert: string;
            /** @constant */
            event: "tp.ui.banner.click";
        };
        /**
         * @example {
         *       "event": "tp.ui.onboard.setCredential.submit",
         *       "username": "bob"
         *     }
         */
        CaptureBeforeLogin: {
            alert?: string;
            /** @enum {string} */
            event: "tp.ui.onboard.setCredential.submit" | "tp.ui.onboard.registerChallenge.submit" | "tp.ui.onboard.completeGoToDashboard.click" | "tp.ui.onboard.questionnaire.submit" | "tp.ui.recoveryCodesContinue.click" | "tp.ui.recoveryCodesCopy.click" | "tp.ui.recoveryCodesPrint.click";
            /** @enum {string} */
            loginFlow?: "mfa" | "passwordless";
            mfaType?: string;
            username: string;
        };
        /**
         * @example {
         *       "event": "tp.ui.callToAction.click",
         *       "eventData": 3
         *     }
         */
        CaptureCallToAction: {
            /** @constant */
            event: "tp.ui.callToAction.click";
            /**
             * @description 0 unspecified, 1 auth connector, 2 active sessions, 3 access requests, 4 premium support, 5 trusted devices, 6 upgrade banner, 7 billing summary; leaving it out crashes the handler.
             * @enum {integer}
             */
            eventData: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        };
        /**
         * @example {
         *       "event": "tp.ui.createNewRole.click"
         *     }
         */
        CaptureClick: {
            /** @enum {string} */
            event: "tp.ui.onboard.addFirstResource.click" | "tp.ui.onboard.addFirstResourceLater.click" | "tp.ui.createNewRole.click" | "tp.ui.createNewRoleCancel.click" | "tp.ui.createNewRoleViewDocumentation.click";
        };
        /**
         * @example {
         *       "event": "tp.ui.discover.started",
         *       "eventData": {
         *         "id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *         "stepStatus": "DISCOVER_STATUS_SUCCESS"
         *       }
         *     }
         */
        CaptureDiscover: {
            /** @enum {string} */
            event: "tp.ui.discover.started" | "tp.ui.discover.resourceSelection" | "tp.ui.discover.integration.awsoidc.connect" | "tp.ui.discover.database.enroll.rds" | "tp.ui.discover.deployService" | "tp.ui.discover.database.register" | "tp.ui.discover.database.configure.mtls" | "tp.ui.discover.database.configure.iampolicy" | "tp.ui.discover.desktop.activeDirectory.tools.install" | "tp.ui.discover.desktop.activeDirectory.configure" | "tp.ui.discover.autoDiscoveredResources" | "tp.ui.discover.principals.configure" | "tp.ui.discover.testConnection" | "tp.ui.discover.completed";
            eventData: components["schemas"]["CaptureDiscoverStep"];
        };
        /**
         * @example {
         *       "id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "resource": "DISCOVER_RESOURCE_SERVER",
         *       "stepStatus": "DISCOVER_STATUS_SUCCESS"
         *     }
         */
        CaptureDiscoverStep: {
            /** @description Only by `autoDiscoveredResources`. */
            autoDiscoverResourcesCount?: number;
            /** @description One per run of the wizard. */
            id: string;
            /**
             * @description Required except by `started`.
             * @enum {string}
             */
            resource?: "DISCOVER_RESOURCE_UNSPECIFIED" | "DISCOVER_RESOURCE_SERVER" | "DISCOVER_RESOURCE_KUBERNETES" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_MYSQL_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_MONGODB_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_RDS" | "DISCOVER_RESOURCE_DATABASE_MYSQL_RDS" | "DISCOVER_RESOURCE_APPLICATION_HTTP" | "DISCOVER_RESOURCE_APPLICATION_TCP" | "DISCOVER_RESOURCE_WINDOWS_DESKTOP" | "DISCOVER_RESOURCE_DATABASE_SQLSERVER_RDS" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_REDSHIFT" | "DISCOVER_RESOURCE_DATABASE_SQLSERVER_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_REDIS_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_GCP" | "DISCOVER_RESOURCE_DATABASE_MYSQL_GCP" | "DISCOVER_RESOURCE_DATABASE_SQLSERVER_GCP" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_REDSHIFT_SERVERLESS" | "DISCOVER_RESOURCE_DATABASE_POSTGRES_AZURE" | "DISCOVER_RESOURCE_DATABASE_DYNAMODB" | "DISCOVER_RESOURCE_DATABASE_CASSANDRA_KEYSPACES" | "DISCOVER_RESOURCE_DATABASE_CASSANDRA_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_ELASTICSEARCH_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_REDIS_ELASTICACHE" | "DISCOVER_RESOURCE_DATABASE_REDIS_MEMORYDB" | "DISCOVER_RESOURCE_DATABASE_REDIS_AZURE_CACHE" | "DISCOVER_RESOURCE_DATABASE_REDIS_CLUSTER_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_MYSQL_AZURE" | "DISCOVER_RESOURCE_DATABASE_SQLSERVER_AZURE" | "DISCOVER_RESOURCE_DATABASE_SQLSERVER_MICROSOFT" | "DISCOVER_RESOURCE_DATABASE_COCKROACHDB_SELF_HOSTED" | "DISCOVER_RESOURCE_DATABASE_MONGODB_ATLAS" | "DISCOVER_RESOURCE_DATABASE_SNOWFLAKE" | "DISCOVER_RESOURCE_DOC_DATABASE_RDS_PROXY" | "DISCOVER_RESOURCE_DOC_DATABASE_HIGH_AVAILABILITY" | "DISCOVER_RESOURCE_DOC_DATABASE_DYNAMIC_REGISTRATION" | "DISCOVER_RESOURCE_SAML_APPLICATION";
            /** @description Only by `database.enroll.rds`. */
            selectedResourcesCount?: number;
            /** @enum {string} */
            stepStatus: "DISCOVER_STATUS_UNSPECIFIED" | "DISCOVER_STATUS_SUCCESS" | "DISCOVER_STATUS_SKIPPED" | "DISCOVER_STATUS_ERROR" | "DISCOVER_STATUS_ABORTED";
            /** @description Only with an error. */
            stepStatusError?: string;
        };
        /**
         * @description Which fields belong to which event (docs/protocol/auth-and-identity.md#21.2).
         * @example {
         *       "event": "tp.ui.createNewRole.click"
         *     }
         */
        CaptureEvent: components["schemas"]["CaptureClick"] | components["schemas"]["CaptureBanner"] | components["schemas"]["CaptureRoleSaved"] | components["schemas"]["CaptureCallToAction"] | components["schemas"]["CaptureIntegration"] | components["schemas"]["CaptureDiscover"];
        /**
         * @example {
         *       "event": "tp.ui.integrationEnroll.start",
         *       "eventData": {
         *         "id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *         "kind": "INTEGRATION_ENROLL_KIND_AWS_OIDC"
         *       }
         *     }
         */
        CaptureIntegration: {
            /** @enum {string} */
            event: "tp.ui.integrationEnroll.start" | "tp.ui.integrationEnroll.complete";
            eventData: {
                id: string;
                /** @enum {string} */
                kind: "INTEGRATION_ENROLL_KIND_UNSPECIFIED" | "INTEGRATION_ENROLL_KIND_SLACK" | "INTEGRATION_ENROLL_KIND_AWS_OIDC" | "INTEGRATION_ENROLL_KIND_PAGERDUTY" | "INTEGRATION_ENROLL_KIND_EMAIL" | "INTEGRATION_ENROLL_KIND_JIRA" | "INTEGRATION_ENROLL_KIND_DISCORD" | "INTEGRATION_ENROLL_KIND_MATTERMOST" | "INTEGRATION_ENROLL_KIND_MS_TEAMS" | "INTEGRATION_ENROLL_KIND_OPSGENIE" | "INTEGRATION_ENROLL_KIND_OKTA" | "INTEGRATION_ENROLL_KIND_JAMF";
            };
        };
        /**
         * @example {
         *       "event": "tp.ui.createNewRoleSave.click"
         *     }
         */
        CaptureRoleSaved: {
            /** @constant */
            event: "tp.ui.createNewRoleSave.click";
            /** @description Required by 18.x, ignored by 14.x. */
            eventData?: {
                fieldsWithConversionErrors?: string[];
                modeWhenSaved?: string;
                standardUsed?: boolean;
                yamlUsed?: boolean;
            };
        };
        /**
         * @description A traces payload in protobuf's JSON.
         * @example {
         *       "resourceSpans": [
         *         {
         *           "scopeSpans": []
         *         }
         *       ]
         *     }
         */
        CaptureTraces: {
            resourceSpans: {
                [key: string]: unknown;
            }[];
        };
        /**
         * @example {
         *       "name": "acme-root",
         *       "lastConnected": "2030-01-02T03:04:05Z",
         *       "status": "online",
         *       "nodeCount": 1204,
         *       "publicURL": "proxy.example.com:443",
         *       "authVersion": "14.0.0-dev",
         *       "proxyVersion": "14.0.0-dev"
         *     }
         * @example {
         *       "name": "acme-lab",
         *       "lastConnected": "0001-01-01T00:00:00Z",
         *       "status": "offline",
         *       "nodeCount": 0,
         *       "publicURL": "",
         *       "authVersion": "",
         *       "proxyVersion": ""
         *     }
         */
        Cluster: {
            authVersion: string;
            /**
             * Format: date-time
             * @description The zero time `0001-01-01T00:00:00Z` for a leaf that never connected.
             */
            lastConnected: string;
            /**
             * Format: date-time
             * @description 18.x, omitted when there is none.
             */
            licenseExpiry?: string;
            name: string;
            /** @description Dropped by 18.x. */
            nodeCount?: number;
            proxyVersion: string;
            /** @description `host:port` of the proxy; may be empty. */
            publicURL: string;
            /** @enum {string} */
            status: "online" | "offline";
        };
        /**
         * @description 18.x.
         * @example {
         *       "name": "acme-root",
         *       "lastConnected": "2030-01-02T03:04:05Z",
         *       "status": "online",
         *       "publicURL": "proxy.example.com:443",
         *       "authVersion": "18.3.0",
         *       "proxyVersion": "18.3.0",
         *       "isCloud": false
         *     }
         */
        ClusterInfo: components["schemas"]["Cluster"] & {
            isCloud: boolean;
        };
        /**
         * @example [
         *       {
         *         "name": "acme-lab",
         *         "lastConnected": "0001-01-01T00:00:00Z",
         *         "status": "offline",
         *         "nodeCount": 0,
         *         "publicURL": "",
         *         "authVersion": "",
         *         "proxyVersion": ""
         *       }
         *     ]
         */
        ClusterList: components["schemas"]["Cluster"][];
        /**
         * @example {
         *       "id": "0b8d2f4e-3333-4222-8333-abcdefabcdef",
         *       "success": false,
         *       "message": "failed",
         *       "traces": [
         *         {
         *           "traceType": "RBAC_DATABASE",
         *           "status": "SUCCESS",
         *           "details": "Access to the database is granted."
         *         },
         *         {
         *           "traceType": "DATABASE_DB_USER",
         *           "status": "FAILED",
         *           "details": "The database does not know the user.",
         *           "error": "role \"reader\" does not exist"
         *         }
         *       ]
         *     }
         */
        ConnectionDiagnostic: {
            id: string;
            /** @enum {string} */
            message: "success" | "failed";
            success: boolean;
            /** @description Checkpoints in order; at most one FAILED, the last, and not all before it are listed. Omitted when empty. */
            traces?: components["schemas"]["ConnectionTrace"][];
        };
        /**
         * @description Nanoseconds; 30 seconds when absent.
         * @example 30000000000
         */
        ConnectionDialTimeout: number;
        /**
         * @description Told apart by `resource_kind`.
         * @example {
         *       "resource_kind": "node",
         *       "resource_name": "web-01",
         *       "ssh_principal": "root"
         *     }
         */
        ConnectionTest: components["schemas"]["ServerConnectionTest"] | components["schemas"]["KubeConnectionTest"] | components["schemas"]["DatabaseConnectionTest"];
        /**
         * @description Empty fields are omitted.
         * @example {
         *       "traceType": "DATABASE_DB_USER",
         *       "status": "FAILED",
         *       "details": "The database does not know the user.",
         *       "error": "role \"reader\" does not exist"
         *     }
         */
        ConnectionTrace: {
            details?: string;
            error?: string;
            /** @enum {string} */
            status: "STATUS_UNSPECIFIED" | "SUCCESS" | "FAILED";
            /** @enum {string} */
            traceType: "TRACE_TYPE_UNSPECIFIED" | "UNKNOWN_ERROR" | "RBAC_NODE" | "CONNECTIVITY" | "RBAC_PRINCIPAL" | "NODE_PRINCIPAL" | "RBAC_KUBE" | "KUBE_PRINCIPAL" | "RBAC_DATABASE" | "RBAC_DATABASE_LOGIN" | "DATABASE_DB_USER" | "DATABASE_DB_NAME";
        };
        /**
         * @example {
         *       "id": "4c1e6679-7425-40de-944b-e07fc1f90ae7",
         *       "title": "Disk space",
         *       "created_time": "2030-01-02T03:04:05Z"
         *     }
         */
        Conversation: {
            /** Format: date-time */
            created_time: string;
            id: string;
            title?: string;
        };
        /**
         * @example {
         *       "id": "4c1e6679-7425-40de-944b-e07fc1f90ae7"
         *     }
         */
        ConversationId: {
            id: string;
        };
        /**
         * @example {
         *       "conversations": [
         *         {
         *           "id": "4c1e6679-7425-40de-944b-e07fc1f90ae7",
         *           "title": "Disk space",
         *           "created_time": "2030-01-02T03:04:05Z"
         *         }
         *       ]
         *     }
         */
        ConversationList: {
            conversations: components["schemas"]["Conversation"][] | null;
        };
        /**
         * @example {
         *       "type": "CHAT_MESSAGE_USER",
         *       "created_time": "2030-01-02T03:04:05Z",
         *       "payload": "df"
         *     }
         */
        ConversationMessage: {
            /** Format: date-time */
            created_time: string;
            /** @description Text, or JSON as text, as the type says (docs/protocol/streams.md#12.2). */
            payload: string;
            type: components["schemas"]["ConversationMessageType"];
        };
        /**
         * @example {
         *       "messages": [
         *         {
         *           "type": "CHAT_MESSAGE_USER",
         *           "created_time": "2030-01-02T03:04:05Z",
         *           "payload": "df"
         *         }
         *       ]
         *     }
         */
        ConversationMessages: {
            messages: components["schemas"]["ConversationMessage"][] | null;
        };
        /**
         * @description The last three are stored by late 14.x servers only.
         * @example COMMAND
         * @enum {string}
         */
        ConversationMessageType: "CHAT_MESSAGE_ASSISTANT" | "CHAT_MESSAGE_USER" | "CHAT_MESSAGE_SYSTEM" | "COMMAND" | "COMMAND_RESULT" | "COMMAND_RESULT_SUMMARY" | "ACCESS_REQUEST" | "ACCESS_REQUEST_CREATED";
        /**
         * @example {
         *       "message": "Which hosts are short of disk space?"
         *     }
         */
        ConversationOpening: {
            message: string;
        };
        /**
         * @example {
         *       "id": "",
         *       "title": "Disk space",
         *       "created_time": ""
         *     }
         */
        ConversationSummary: {
            /** @constant */
            created_time: "";
            /** @constant */
            id: "";
            title: string;
        };
        /**
         * @example {
         *       "title": "Disk space"
         *     }
         */
        ConversationTitle: {
            title: string;
        };
        /**
         * @example {
         *       "name": "pg-main",
         *       "desc": "orders",
         *       "protocol": "postgres",
         *       "type": "rds",
         *       "labels": [
         *         {
         *           "name": "env",
         *           "value": "prod"
         *         }
         *       ],
         *       "hostname": "pg-main.example.us-east-1.rds.amazonaws.com",
         *       "uri": "pg-main.example.us-east-1.rds.amazonaws.com:5432",
         *       "database_users": [
         *         "reader"
         *       ],
         *       "database_names": [
         *         "orders"
         *       ],
         *       "aws": {
         *         "region": "us-east-1",
         *         "account_id": "111122223333",
         *         "redshift": {},
         *         "rds": {
         *           "instance_id": "pg-main",
         *           "resource_id": "db-EXAMPLE1",
         *           "iam_auth": true
         *         },
         *         "elasticache": {},
         *         "secret_store": {},
         *         "memorydb": {},
         *         "rdsproxy": {},
         *         "redshift_serverless": {},
         *         "opensearch": {}
         *       }
         *     }
         * @example {
         *       "name": "ledger",
         *       "desc": "",
         *       "protocol": "mysql",
         *       "type": "self-hosted",
         *       "labels": [],
         *       "hostname": "10.0.3.9",
         *       "uri": "10.0.3.9:3306"
         *     }
         */
        Database: {
            auto_users_enabled?: boolean;
            aws?: components["schemas"]["DatabaseAws"];
            /** @description Like the users. */
            database_names?: string[];
            database_roles?: string[];
            /** @description From the user's roles; on 14.x the same for every database. Omitted when empty. */
            database_users?: string[];
            /** @description Its description; sorted on as `description`. */
            desc: string;
            /** @description The address without scheme and port. */
            hostname: string;
            /** @constant */
            kind?: "db";
            labels: components["schemas"]["Label"][];
            name: string;
            protocol: components["schemas"]["DatabaseProtocol"];
            requiresRequest?: boolean;
            supports_interactive?: boolean;
            targetHealth?: components["schemas"]["TargetHealth"];
            type: components["schemas"]["DatabaseType"];
            uri: string;
        };
        /**
         * @description The nested objects are always there, empty when unused.
         * @example {
         *       "region": "us-east-1",
         *       "account_id": "111122223333",
         *       "redshift": {},
         *       "rds": {
         *         "instance_id": "pg-main",
         *         "resource_id": "db-EXAMPLE1",
         *         "iam_auth": true
         *       },
         *       "elasticache": {},
         *       "secret_store": {},
         *       "memorydb": {},
         *       "rdsproxy": {},
         *       "redshift_serverless": {},
         *       "opensearch": {}
         *     }
         */
        DatabaseAws: {
            account_id?: string;
            assume_role_arn?: string;
            docdb?: {
                cluster_id?: string;
                endpoint_type?: string;
                instance_id?: string;
            };
            elasticache: {
                endpoint_type?: string;
                replication_group_id?: string;
                transit_encryption_enabled?: boolean;
                user_group_ids?: string[];
            };
            elasticache_serverless?: {
                cache_name?: string;
            };
            external_id?: string;
            /** @enum {string} */
            iam_policy_status?: "IAM_POLICY_STATUS_UNSPECIFIED" | "IAM_POLICY_STATUS_PENDING" | "IAM_POLICY_STATUS_FAILED" | "IAM_POLICY_STATUS_SUCCESS";
            memorydb: {
                acl_name?: string;
                cluster_name?: string;
                endpoint_type?: string;
                tls_enabled?: boolean;
            };
            opensearch: {
                domain_id?: string;
                domain_name?: string;
                endpoint_type?: string;
            };
            rds: components["schemas"]["DatabaseRds"];
            rdsproxy: {
                custom_endpoint_name?: string;
                name?: string;
                resource_id?: string;
            };
            redshift: {
                cluster_id?: string;
            };
            redshift_serverless: {
                endpoint_name?: string;
                workgroup_id?: string;
                workgroup_name?: string;
            };
            region?: string;
            secret_store: {
                key_prefix?: string;
                kms_key_id?: string;
            };
            session_tags?: {
                [key: string]: string;
            };
            /** @description Copied from the label `status`. */
            status?: string;
        };
        /**
         * @example {
         *       "hostname": "pg.example.com",
         *       "ttl": "2190h"
         *     }
         */
        DatabaseCertificateRequest: {
            hostname: string;
            /** @description A length such as `2190h`, 12 hours when absent. */
            ttl?: string;
        };
        /**
         * @description At least one field; name and protocol cannot change.
         * @example {
         *       "labels": [
         *         {
         *           "name": "env",
         *           "value": "prod"
         *         }
         *       ]
         *     }
         */
        DatabaseChange: {
            awsRds?: components["schemas"]["DatabaseRdsIds"];
            /** @description PEM. */
            caCert?: string;
            /** @description Replaces all; empty keeps the stored ones. */
            labels?: components["schemas"]["Label"][];
            /** @description Empty keeps the stored one. */
            uri?: string;
        };
        /**
         * @example {
         *       "resource_kind": "db",
         *       "resource_name": "pg-main",
         *       "database_user": "reader",
         *       "database_name": "orders"
         *     }
         */
        DatabaseConnectionTest: {
            /** @description Needed unless the protocol knows none (docs/protocol/resources.md#10.2). */
            database_name?: string;
            database_user: string;
            dial_timeout?: components["schemas"]["ConnectionDialTimeout"];
            insecure_skip_verify?: boolean;
            mfa_response?: components["schemas"]["MfaResponse"];
            /** @constant */
            resource_kind: "db";
            resource_name: string;
        };
        /**
         * @example {
         *       "type": "aws",
         *       "aws": {
         *         "policy_document": "{\"Version\":\"2012-10-17\"}",
         *         "placeholders": [
         *           "{account_id}"
         *         ]
         *       }
         *     }
         */
        DatabaseIamPolicy: {
            aws: {
                /** @description Parts to fill in by hand; omitted when empty. */
                placeholders?: ("{region}" | "{partition}" | "{account_id}" | "{resource_id}" | "{cluster_id}" | "{replication_group_id}")[];
                /** @description JSON as text. */
                policy_document: string;
            };
            /** @constant */
            type: "aws";
        };
        /**
         * @description Labels a database must carry; `*` with value `*` takes any.
         * @example {
         *       "labels": {
         *         "*": "*"
         *       }
         *     }
         * @example {
         *       "labels": null
         *     }
         */
        DatabaseMatcher: {
            /** @description One value is a string, several are an array. */
            labels: {
                [key: string]: string | string[];
            } | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "pg-main",
         *           "desc": "orders",
         *           "protocol": "postgres",
         *           "type": "rds",
         *           "labels": [
         *             {
         *               "name": "env",
         *               "value": "prod"
         *             }
         *           ],
         *           "hostname": "pg-main.example.us-east-1.rds.amazonaws.com",
         *           "uri": "pg-main.example.us-east-1.rds.amazonaws.com:5432",
         *           "database_users": [
         *             "reader"
         *           ],
         *           "database_names": [
         *             "orders"
         *           ],
         *           "aws": {
         *             "region": "us-east-1",
         *             "account_id": "111122223333",
         *             "redshift": {},
         *             "rds": {
         *               "instance_id": "pg-main",
         *               "resource_id": "db-EXAMPLE1",
         *               "iam_auth": true
         *             },
         *             "elasticache": {},
         *             "secret_store": {},
         *             "memorydb": {},
         *             "rdsproxy": {},
         *             "redshift_serverless": {},
         *             "opensearch": {}
         *           }
         *         }
         *       ],
         *       "startKey": "host-1/pg-main",
         *       "totalCount": 64
         *     }
         */
        DatabasePage: {
            items: components["schemas"]["Database"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @description The last three are 18.x (docs/protocol/database-types.json).
         * @example postgres
         * @enum {string}
         */
        DatabaseProtocol: "postgres" | "mysql" | "mongodb" | "oracle" | "redis" | "cockroachdb" | "sqlserver" | "snowflake" | "cassandra" | "elasticsearch" | "opensearch" | "dynamodb" | "clickhouse" | "clickhouse-http" | "spanner";
        /**
         * @description Only `iam_auth` when the database is not on RDS.
         * @example {
         *       "cluster_id": "orders",
         *       "resource_id": "cluster-EXAMPLE1",
         *       "iam_auth": false
         *     }
         */
        DatabaseRds: {
            cluster_id?: string;
            iam_auth: boolean;
            instance_id?: string;
            resource_id?: string;
            security_groups?: string[];
            subnets?: string[];
            vpc_id?: string;
        };
        /**
         * @example {
         *       "accountId": "111122223333",
         *       "resourceId": "db-EXAMPLE1"
         *     }
         */
        DatabaseRdsIds: {
            accountId: string;
            resourceId: string;
            subnets?: string[];
            vpcId?: string;
        };
        /**
         * @example {
         *       "name": "2b7c-host",
         *       "resource_matchers": [
         *         {
         *           "labels": {
         *             "env": "prod",
         *             "team": [
         *               "core",
         *               "data"
         *             ]
         *           }
         *         }
         *       ]
         *     }
         * @example {
         *       "name": "idle-host",
         *       "resource_matchers": null
         *     }
         */
        DatabaseService: {
            /** @description Host id of the agent. */
            name: string;
            resource_matchers: components["schemas"]["DatabaseMatcher"][] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "2b7c-host",
         *           "resource_matchers": [
         *             {
         *               "labels": {
         *                 "env": "prod",
         *                 "team": [
         *                   "core",
         *                   "data"
         *                 ]
         *               }
         *             }
         *           ]
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 0
         *     }
         */
        DatabaseServicePage: {
            items: components["schemas"]["DatabaseService"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0, because the list cannot be sorted. */
            totalCount: number;
        };
        /**
         * @description 18.x only; times and participants are missing from older records.
         * @example {
         *       "code": "TDB01I",
         *       "event": "db.session.end",
         *       "time": "2030-01-02T03:04:05.577Z",
         *       "ei": 0,
         *       "sid": "f790491c-438f-4d51-b380-b786444686f8",
         *       "user": "dora",
         *       "db_service": "ledger-pg",
         *       "db_protocol": "postgres",
         *       "db_name": "ledger",
         *       "db_user": "report_reader"
         *     }
         */
        DatabaseSessionEnd: {
            cluster_name?: string;
            code?: string;
            db_name?: string;
            db_protocol?: string;
            db_service?: string;
            db_user?: string;
            ei: number;
            /** @constant */
            event: "db.session.end";
            participants?: string[] | null;
            /** Format: date-time */
            session_start?: string;
            /** Format: date-time */
            session_stop?: string;
            sid: string;
            /** Format: date-time */
            time: string;
            uid?: string;
            user?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Where it is hosted; the last five are 18.x, `cassandra` is 12.x only (docs/protocol/database-types.json).
         * @example self-hosted
         * @enum {string}
         */
        DatabaseType: "self-hosted" | "rds" | "rdsproxy" | "redshift" | "redshift-serverless" | "elasticache" | "memorydb" | "keyspace" | "dynamodb" | "opensearch" | "gcp" | "azure" | "mongo-atlas" | "cassandra" | "rds-oracle" | "elasticache-serverless" | "docdb" | "alloydb" | "spanner";
        /**
         * @example {
         *       "os": "windows",
         *       "name": "finance-pc-4",
         *       "addr": "10.0.8.40",
         *       "labels": [
         *         {
         *           "name": "teleport.dev/os_version",
         *           "value": "10"
         *         }
         *       ],
         *       "host_id": "e648f241-b222-5697-917b-83f1e005763c",
         *       "logins": [
         *         "Administrator"
         *       ]
         *     }
         * @example {
         *       "os": "windows",
         *       "name": "kiosk",
         *       "addr": "10.0.8.41:4489",
         *       "labels": [],
         *       "host_id": "agent-2",
         *       "logins": null
         *     }
         */
        Desktop: {
            /** @description Without its port when that is 3389. */
            addr: string;
            /** @description Name of the desktop service that reported it. */
            host_id: string;
            /** @constant */
            kind?: "windows_desktop";
            labels: components["schemas"]["Label"][];
            logins: string[] | null;
            name: string;
            /** @constant */
            os: "windows";
            requiresRequest?: boolean;
        };
        /**
         * @example {
         *       "active": false
         *     }
         */
        DesktopActivity: {
            active: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "os": "windows",
         *           "name": "finance-pc-4",
         *           "addr": "10.0.8.40",
         *           "labels": [
         *             {
         *               "name": "teleport.dev/os_version",
         *               "value": "10"
         *             }
         *           ],
         *           "host_id": "e648f241-b222-5697-917b-83f1e005763c",
         *           "logins": [
         *             "Administrator"
         *           ]
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 1
         *     }
         */
        DesktopPage: {
            items: components["schemas"]["Desktop"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @example {
         *       "name": "e648f241-b222-5697-917b-83f1e005763c",
         *       "hostname": "win-gw-1",
         *       "addr": "10.0.8.2:3028",
         *       "labels": []
         *     }
         */
        DesktopService: {
            addr: string;
            hostname: string;
            labels: components["schemas"]["Label"][];
            /** @description Its host id. */
            name: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "e648f241-b222-5697-917b-83f1e005763c",
         *           "hostname": "win-gw-1",
         *           "addr": "10.0.8.2:3028",
         *           "labels": []
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 0
         *     }
         */
        DesktopServicePage: {
            items: components["schemas"]["DesktopService"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0, because the list cannot be sorted. */
            totalCount: number;
        };
        /**
         * @example {
         *       "code": "TDP01I",
         *       "event": "windows.desktop.session.end",
         *       "time": "2030-01-02T03:04:05.342Z",
         *       "ei": 0,
         *       "sid": "0b3be1a4-2115-489a-98cb-d4c4020fc26e",
         *       "user": "carol",
         *       "session_start": "2030-01-02T02:42:41.336Z",
         *       "session_stop": "2030-01-02T03:04:05.342Z",
         *       "desktop_name": "finance-pc-4",
         *       "recorded": true
         *     }
         */
        DesktopSessionEnd: {
            cluster_name?: string;
            code?: string;
            desktop_addr?: string;
            desktop_name?: string;
            ei: number;
            /** @constant */
            event: "windows.desktop.session.end";
            participants?: string[] | null;
            /** @description Whether it can be played. */
            recorded?: boolean;
            /** Format: date-time */
            session_start?: string;
            /** Format: date-time */
            session_stop?: string;
            sid: string;
            /** Format: date-time */
            time: string;
            uid?: string;
            user?: string;
            windows_domain?: string;
            windows_user?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description 18.x; 0 unspecified and omitted in the bearer, 1 not required, 2 required (docs/protocol/auth-and-identity.md#25.1).
         * @example 1
         * @enum {integer}
         */
        DeviceRequirement: 0 | 1 | 2;
        /**
         * @example {
         *       "resource": {
         *         "kind": "role",
         *         "version": "v7",
         *         "metadata": {
         *           "name": "ops"
         *         },
         *         "spec": {}
         *       }
         *     }
         */
        DocumentFields: {
            /** @description Each kind has its own fields. */
            resource: {
                [key: string]: unknown;
            };
        };
        /**
         * @example {
         *       "yaml": "kind: role\nmetadata:\n  name: ops\nspec: {}\nversion: v7\n"
         *     }
         */
        DocumentText: {
            yaml: string;
        };
        /**
         * @description 12.x, which lacks what came with other kinds of sessions (docs/protocol/resources.md#19).
         * @example {
         *       "kind": "ssh",
         *       "id": "2abd5ecb-3f8a-4968-ab2a-187dbf829949",
         *       "namespace": "default",
         *       "parties": [],
         *       "terminal_params": {
         *         "w": 80,
         *         "h": 25
         *       },
         *       "login": "root",
         *       "created": "2030-01-02T03:00:00Z",
         *       "last_active": "2030-01-02T03:04:05Z",
         *       "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "server_hostname": "web-01",
         *       "server_addr": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "cluster_name": "acme-root",
         *       "kubernetes_cluster_name": ""
         *     }
         */
        EarlierActiveSession: {
            cluster_name: string;
            /** Format: date-time */
            created: string;
            id: string;
            /** @enum {string} */
            kind: "ssh" | "k8s";
            kubernetes_cluster_name?: string;
            /** Format: date-time */
            last_active: string;
            login: string;
            namespace: string;
            parties: components["schemas"]["ActiveSessionParty"][];
            server_addr?: string;
            server_hostname?: string;
            server_id: string;
            terminal_params: {
                h: number;
                w: number;
            };
        };
        /**
         * @description Read `error.message` first, then the legacy `message` (docs/protocol/auth-and-identity.md#7.1).
         * @example {
         *       "error": {
         *         "message": "resource with name \"ops\" already exists"
         *       }
         *     }
         * @example {
         *       "error": {
         *         "message": "not found"
         *       },
         *       "messages": [
         *         "unable to resolve FQDN: grafana.example.com"
         *       ]
         *     }
         * @example {
         *       "error": {
         *         "message": "path not found"
         *       },
         *       "fields": {
         *         "proxyVersion": {
         *           "major": 18,
         *           "minor": 3,
         *           "patch": 0,
         *           "preRelease": "",
         *           "string": "18.3.0"
         *         }
         *       }
         *     }
         */
        ErrorBody: {
            error: {
                /** @description Innermost error text; may be empty or hold line breaks. */
                message: string;
            };
            fields?: {
                /** @description 18.x, 404 of an unknown path (docs/protocol/auth-and-identity.md#25.1). */
                proxyVersion?: {
                    major: number;
                    minor: number;
                    patch: number;
                    preRelease: string;
                    string: string;
                };
            };
            message?: string;
            /** @description Outer context, oldest first. */
            messages?: string[];
        };
        /**
         * @description The part about signing in stays at its zero values (docs/protocol/auth-and-identity.md#10.3).
         * @example {
         *       "auth": {
         *         "type": "",
         *         "private_key_policy": "",
         *         "device_trust": {},
         *         "has_motd": false
         *       },
         *       "proxy": {
         *         "kube": {
         *           "enabled": true,
         *           "listen_addr": "0.0.0.0:3026"
         *         },
         *         "ssh": {
         *           "listen_addr": "0.0.0.0:3023",
         *           "public_addr": "proxy.example.com:443"
         *         },
         *         "db": {},
         *         "tls_routing_enabled": true,
         *         "assist_enabled": false
         *       },
         *       "server_version": "14.0.0-dev",
         *       "min_client_version": "13.0.0",
         *       "cluster_name": "acme-root",
         *       "automatic_upgrades": false
         *     }
         */
        FindAnswer: {
            auth: {
                /** @description 18.x, always `0s`. */
                default_session_ttl?: string;
                device_trust: components["schemas"]["PingDeviceTrust"];
                /** @constant */
                has_motd: false;
                /** @description 18.x, 0. */
                piv_pin_cache_ttl?: number;
                /** @description 18.x, empty. */
                piv_slot?: string;
                /** @constant */
                private_key_policy: "";
                /** @description 18.x. */
                signature_algorithm_suite?: string;
                /** @constant */
                type: "";
            };
            auto_update?: components["schemas"]["PingAutoUpdate"];
            automatic_upgrades: boolean;
            cluster_name: string;
            /**
             * @description 18.x, may be empty.
             * @enum {string}
             */
            edition?: "oss" | "ent" | "community" | "";
            /** @description 18.x. */
            fips?: boolean;
            min_client_version: string;
            proxy: components["schemas"]["PingProxy"];
            server_version: string;
        };
        /**
         * @example {
         *       "id": "github:corp",
         *       "kind": "github",
         *       "name": "corp",
         *       "content": "kind: github\nmetadata:\n  name: corp\n"
         *     }
         */
        GithubConnector: components["schemas"]["ResourceItem"] & {
            /** @constant */
            kind: "github";
        };
        /**
         * @example [
         *       {
         *         "id": "github:corp",
         *         "kind": "github",
         *         "name": "corp",
         *         "content": "kind: github\nmetadata:\n  name: corp\n"
         *       }
         *     ]
         */
        GithubConnectorList: components["schemas"]["GithubConnector"][];
        /**
         * @description 18.x.
         * @example {
         *       "defaultConnectorName": "corp",
         *       "defaultConnectorType": "github",
         *       "connectors": []
         *     }
         */
        GithubConnectors: {
            connectors: components["schemas"]["GithubConnectorList"];
            defaultConnectorName?: string;
            defaultConnectorType?: components["schemas"]["AuthType"];
        };
        /**
         * @example {
         *       "name": "corp",
         *       "type": "github"
         *     }
         */
        GithubDefaultConnector: {
            name: string;
            type: components["schemas"]["AuthType"];
        };
        /**
         * @description 18.x.
         * @example {
         *       "name": "acme-code",
         *       "subKind": "github",
         *       "github": {
         *         "organization": "acme"
         *       }
         *     }
         */
        GithubIntegration: {
            github?: {
                organization: string;
            };
            name: string;
            /** @constant */
            subKind: "github";
        };
        /**
         * @example {
         *       "kind": "git_server",
         *       "subKind": "github",
         *       "id": "0a1b",
         *       "siteId": "acme-root",
         *       "hostname": "acme.github-org",
         *       "addr": "github.com:22",
         *       "tags": [],
         *       "requiresRequest": false,
         *       "github": {
         *         "integration": "acme-code",
         *         "organization": "acme"
         *       }
         *     }
         */
        GitServer: {
            addr: string;
            github?: {
                integration: string;
                organization: string;
            };
            hostname: string;
            id: string;
            /** @constant */
            kind: "git_server";
            requiresRequest?: boolean;
            siteId: string;
            subKind: string;
            tags: components["schemas"]["Label"][];
        };
        /**
         * @example {
         *       "header": {
         *         "kind": "headless_authentication",
         *         "version": "v1",
         *         "metadata": {
         *           "name": "3f0e9a7c-1111-4222-8333-444455556666",
         *           "expires": "2030-01-02T03:04:05Z"
         *         }
         *       },
         *       "user": "alice",
         *       "public_key": "c3NoLWVkMjU1MTk=",
         *       "state": 1,
         *       "client_ip_address": "203.0.113.9"
         *     }
         */
        Headless: {
            client_ip_address: string;
            header: {
                /** @constant */
                kind: "headless_authentication";
                metadata: {
                    /** Format: date-time */
                    expires: string;
                    name: string;
                };
                /** @constant */
                version: "v1";
            };
            /** @description Only after approval. */
            mfa_device?: {
                [key: string]: unknown;
            };
            public_key?: components["schemas"]["Base64"];
            /**
             * @description 1 pending, 2 denied, 3 approved; omitted when unspecified.
             * @enum {integer}
             */
            state?: 1 | 2 | 3;
            user: string;
        };
        /**
         * @description Accepting needs the same assertion in both fields (14.x reads the first, 18.x prefers the second); the second is never left out, because 18.x does not expect that (docs/protocol/auth-and-identity.md#18, #25.4, #25.7).
         * @example {
         *       "action": "denied",
         *       "mfaResponse": {}
         *     }
         */
        HeadlessDecision: {
            /** @enum {string} */
            action: "accept" | "denied";
            mfaResponse: components["schemas"]["MfaResponse"];
            webauthnAssertionResponse?: components["schemas"]["WebauthnAssertion"];
        };
        /**
         * @description Told apart by `subKind`; 14.x has the first only.
         * @example {
         *       "name": "aws-prod",
         *       "subKind": "aws-oidc",
         *       "awsoidc": {
         *         "roleArn": "arn:aws:iam::111122223333:role/discover"
         *       }
         *     }
         */
        Integration: components["schemas"]["AwsOidcIntegration"] | components["schemas"]["AwsRaIntegration"] | components["schemas"]["GithubIntegration"];
        /**
         * @example {
         *       "awsoidc": {
         *         "roleArn": "arn:aws:iam::111122223333:role/discover"
         *       }
         *     }
         */
        IntegrationChange: {
            awsoidc: {
                roleArn: string;
            };
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "aws-prod",
         *           "subKind": "aws-oidc",
         *           "awsoidc": {
         *             "roleArn": "arn:aws:iam::111122223333:role/discover"
         *           }
         *         }
         *       ],
         *       "nextKey": ""
         *     }
         */
        IntegrationPage: {
            items: components["schemas"]["Integration"][];
            /** @description Empty on the last page. */
            nextKey: string;
        };
        /**
         * @description Key to one value or several.
         * @example {
         *       "env": "prod",
         *       "team": [
         *         "core",
         *         "data"
         *       ]
         *     }
         */
        JoinLabels: {
            [key: string]: string | string[];
        };
        /**
         * @description From `spacelift` on 18.x.
         * @example token
         * @enum {string}
         */
        JoinMethod: "token" | "ec2" | "iam" | "github" | "circleci" | "kubernetes" | "azure" | "gitlab" | "gcp" | "spacelift" | "tpm" | "terraform_cloud" | "bitbucket" | "oracle" | "azure_devops" | "bound_keypair";
        /**
         * @description Rules of one join method; each method has its own.
         * @example {
         *       "allow": [
         *         {
         *           "repository": "acme/infra"
         *         }
         *       ]
         *     }
         */
        JoinMethodRules: {
            allow: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What may join with the token; the first five are what the console enrols.
         * @example Node
         * @enum {string}
         */
        JoinRole: "Node" | "App" | "Db" | "Kube" | "WindowsDesktop" | "Proxy" | "Auth" | "Bot" | "Discovery" | "Okta" | "MDM" | "Trusted_cluster" | "Instance";
        /**
         * @description Method `iam` takes account or ARN, `ec2` everything but the ARN.
         * @example {
         *       "aws_account": "111122223333",
         *       "aws_arn": "arn:aws:sts::111122223333:assumed-role/web/i-*"
         *     }
         */
        JoinRule: {
            aws_account?: string;
            aws_arn?: string;
            aws_regions?: string[];
            aws_role?: string;
        };
        /**
         * @example {
         *       "id": "0123456789abcdef0123456789abcdef",
         *       "expiry": "2030-01-02T07:04:05Z",
         *       "method": "token",
         *       "suggestedLabels": [
         *         {
         *           "name": "teleport.internal/resource-id",
         *           "value": "7d3c1f2a-0000-4000-8000-000000000001"
         *         }
         *       ]
         *     }
         */
        JoinToken: {
            /**
             * Format: date-time
             * @description Four hours on; for `iam` a thousand years.
             */
            expiry: string;
            /** @description 32 hex digits, or `teleport-ui-iam-<n>`. */
            id: string;
            method: components["schemas"]["JoinMethod"];
            /** @description Has `teleport.internal/resource-id`, by which the newcomer is found; on 14.x nothing else. Omitted when an `iam` token is given again. */
            suggestedLabels?: components["schemas"]["Label"][];
        };
        /**
         * @description 18.x.
         * @example {
         *       "id": "0123456789abcdef0123456789abcdef",
         *       "safeName": "************************89abcdef",
         *       "bot_name": "",
         *       "expiry": "2030-01-02T07:04:05Z",
         *       "roles": [
         *         "Node"
         *       ],
         *       "isStatic": false,
         *       "method": "token",
         *       "content": "kind: token\n"
         *     }
         */
        JoinTokenEntry: {
            allow?: components["schemas"]["JoinRule"][];
            bot_name: string;
            /** @description The whole token as YAML. */
            content: string;
            /** Format: date-time */
            expiry: string;
            gcp?: components["schemas"]["JoinMethodRules"];
            github?: components["schemas"]["JoinMethodRules"];
            gitlab?: components["schemas"]["JoinMethodRules"];
            id: string;
            isStatic: boolean;
            method: components["schemas"]["JoinMethod"];
            roles: string[] | null;
            /** @description The id with its secret part hidden. */
            safeName: string;
        };
        /**
         * @description 18.x.
         * @example {
         *       "items": [
         *         {
         *           "id": "0123456789abcdef0123456789abcdef",
         *           "safeName": "************************89abcdef",
         *           "bot_name": "",
         *           "expiry": "2030-01-02T07:04:05Z",
         *           "roles": [
         *             "Node"
         *           ],
         *           "isStatic": false,
         *           "method": "token",
         *           "content": "kind: token\n"
         *         }
         *       ]
         *     }
         */
        JoinTokenPage: {
            items: components["schemas"]["JoinTokenEntry"][] | null;
            /** @description Omitted on the last page. */
            next_page_token?: string;
        };
        /**
         * @example {
         *       "keys": [
         *         {
         *           "kty": "RSA",
         *           "use": "sig",
         *           "alg": "RS256",
         *           "kid": "",
         *           "n": "sXch5LqV",
         *           "e": "AQAB"
         *         }
         *       ]
         *     }
         */
        JwkSet: {
            /** @description Public keys only (RFC 7517). */
            keys: {
                alg?: string;
                crv?: string;
                e?: string;
                kid?: string;
                /** @enum {string} */
                kty: "RSA" | "EC" | "OKP";
                n?: string;
                use?: string;
                x?: string;
                y?: string;
            }[];
        };
        /**
         * @example {
         *       "name": "staging",
         *       "labels": [
         *         {
         *           "name": "region",
         *           "value": "eu"
         *         }
         *       ],
         *       "kubernetes_users": [
         *         "alice"
         *       ],
         *       "kubernetes_groups": [
         *         "viewers"
         *       ]
         *     }
         * @example {
         *       "name": "prod",
         *       "labels": [],
         *       "kubernetes_users": null,
         *       "kubernetes_groups": null
         *     }
         */
        KubeCluster: {
            /** @constant */
            kind?: "kube_cluster";
            kubernetes_groups: string[] | null;
            /** @description Sorted; both lists are null when the user has neither users nor groups here. */
            kubernetes_users: string[] | null;
            labels: components["schemas"]["Label"][];
            name: string;
            requiresRequest?: boolean;
            targetHealth?: components["schemas"]["TargetHealth"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "staging",
         *           "labels": [
         *             {
         *               "name": "region",
         *               "value": "eu"
         *             }
         *           ],
         *           "kubernetes_users": [
         *             "alice"
         *           ],
         *           "kubernetes_groups": [
         *             "viewers"
         *           ]
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 1
         *     }
         */
        KubeClusterPage: {
            items: components["schemas"]["KubeCluster"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description Filled without a sort as well, on 14.x. */
            totalCount: number;
        };
        /**
         * @example {
         *       "resource_kind": "kube_cluster",
         *       "resource_name": "staging",
         *       "kubernetes_namespace": "default",
         *       "kubernetes_impersonation": {
         *         "kubernetes_user": "alice",
         *         "kubernetes_groups": [
         *           "viewers"
         *         ]
         *       }
         *     }
         */
        KubeConnectionTest: {
            dial_timeout?: components["schemas"]["ConnectionDialTimeout"];
            /** @description A user must be given when groups are. */
            kubernetes_impersonation?: {
                kubernetes_groups?: string[];
                kubernetes_user?: string;
            };
            /** @description `default` when absent. */
            kubernetes_namespace?: string;
            mfa_response?: components["schemas"]["MfaResponse"];
            /** @constant */
            resource_kind: "kube_cluster";
            resource_name: string;
        };
        /**
         * @example {
         *       "kind": "pod",
         *       "name": "invoicer-6f9c",
         *       "labels": [],
         *       "namespace": "billing",
         *       "cluster": "staging"
         *     }
         */
        KubeResource: {
            /** @description The kube cluster asked for. */
            cluster: string;
            /** @description On 14.x always `pod`. */
            kind: string;
            labels: components["schemas"]["Label"][];
            name: string;
            namespace: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "pod",
         *           "name": "invoicer-6f9c",
         *           "labels": [],
         *           "namespace": "billing",
         *           "cluster": "staging"
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 0
         *     }
         */
        KubeResourcePage: {
            items: components["schemas"]["KubeResource"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @example {
         *       "name": "env",
         *       "value": "prod"
         *     }
         */
        Label: {
            name: string;
            value: string;
        };
        /**
         * @example {
         *       "name": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "message": "left the company",
         *       "expires": "",
         *       "createdAt": "2030-01-02T03:04:05.123456789Z",
         *       "createdBy": "alice",
         *       "targets": {
         *         "user": "bob"
         *       }
         *     }
         */
        Lock: {
            createdAt: components["schemas"]["LockTime"];
            /** @description A user, `Admin`, or empty in the answer that placed the lock. */
            createdBy: string;
            expires: components["schemas"]["LockTime"];
            message: string;
            /** @description A UUID unless it was made outside the console. */
            name: string;
            targets: components["schemas"]["LockTargets"];
        };
        /**
         * @description 18.x.
         * @example {
         *       "items": [
         *         {
         *           "name": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *           "message": "left the company",
         *           "expires": "",
         *           "createdAt": "2030-01-02T03:04:05.123456789Z",
         *           "createdBy": "alice",
         *           "targets": {
         *             "user": "bob"
         *           }
         *         }
         *       ]
         *     }
         */
        LockPage: {
            items: components["schemas"]["Lock"][];
        };
        /**
         * @description Only the keys that are set, at least one; all must match.
         * @example {
         *       "role": "intern"
         *     }
         * @example {
         *       "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "node": "6f1d0d0e-1111-4222-8333-abcdefabcdef"
         *     }
         */
        LockTargets: {
            /** @description Id of an access request. */
            access_request?: string;
            bot_instance_id?: string;
            /** @description Id of a trusted device. */
            device?: string;
            join_token?: string;
            login?: string;
            /** @description Id of an MFA device. */
            mfa_device?: string;
            /**
             * @deprecated
             * @description Dropped by 18.x.
             */
            node?: string;
            role?: string;
            /** @description On 14.x answered with a twin in `node`. */
            server_id?: string;
            user?: string;
            /** @description Name of a desktop. */
            windows_desktop?: string;
        };
        /**
         * @description Empty for never, or for not known yet.
         * @example 2030-01-02T03:04:05Z
         * @example
         */
        LockTime: string | "";
        /**
         * @description A user without devices gets null and false (docs/protocol/auth-and-identity.md#12.2).
         * @example {
         *       "webauthn_challenge": null,
         *       "totp_challenge": true
         *     }
         * @example {
         *       "webauthn_challenge": {
         *         "publicKey": {
         *           "challenge": "q83vEjRWeJA=",
         *           "rpId": "proxy.example.com",
         *           "userVerification": "required"
         *         }
         *       },
         *       "totp_challenge": false,
         *       "sso_challenge": null
         *     }
         */
        MfaChallenge: {
            /** @description 18.x (docs/protocol/auth-and-identity.md#25.4). */
            sso_challenge?: components["schemas"]["MfaSsoChallenge"] | null;
            totp_challenge: boolean;
            webauthn_challenge: components["schemas"]["WebauthnAssertionOptions"] | null;
        };
        /**
         * @description Always sent, though only 18.x reads it (docs/protocol/auth-and-identity.md#25.4,
         * @example {
         *       "challenge_scope": 4
         *     }
         * @example {
         *       "challenge_scope": 8,
         *       "user_verification_requirement": "required"
         *     }
         */
        MfaChallengeRequest: {
            challenge_allow_reuse?: boolean;
            /**
             * @description 1 login, 2 passwordless login, 3 headless, 4 manage devices, 5 recovery, 6 user session, 7 admin action, 8 change password.
             * @enum {integer}
             */
            challenge_scope: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            is_mfa_required_req?: components["schemas"]["MfaTarget"];
            /** @description The page's origin, for MFA by single sign-on. */
            proxy_address?: string;
            /** @enum {string} */
            user_verification_requirement?: "" | "discouraged" | "preferred" | "required";
        };
        /**
         * @example {
         *       "id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "name": "yellow key",
         *       "type": "WebAuthn",
         *       "lastUsed": "2030-01-02T03:04:05.123456789Z",
         *       "addedAt": "2029-12-01T10:00:00Z"
         *     }
         */
        MfaDevice: {
            /** Format: date-time */
            addedAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsed: string;
            /** @description Chosen by the user, unique among theirs, at most 30 bytes. */
            name: string;
            /** @description 18.x. */
            residentKey?: boolean;
            /**
             * @description `SSO` is 18.x.
             * @enum {string}
             */
            type: "TOTP" | "U2F" | "WebAuthn" | "SSO" | "unknown";
        };
        /**
         * @description 18.x; the MFA object is sent always, empty at least.
         * @example {
         *       "deviceName": "phone",
         *       "existingMfaResponse": {
         *         "totp_code": "123456"
         *       }
         *     }
         */
        MfaDeviceRemoval: {
            deviceName: string;
            existingMfaResponse: components["schemas"]["MfaResponse"];
        };
        /**
         * @description Either a user with a password, or passwordless.
         * @example {
         *       "user": "alice",
         *       "pass": "correct horse"
         *     }
         * @example {
         *       "passwordless": true
         *     }
         * @example {
         *       "passwordless": false,
         *       "user": "bob",
         *       "pass": "x"
         *     }
         */
        MfaLoginBegin: {
            /** @description Plain text. */
            pass: string;
            /** @constant */
            passwordless?: false;
            user: string;
        } | {
            /**
             * @description User and password are ignored then.
             * @constant
             */
            passwordless: true;
        };
        /**
         * @example {
         *       "user": "alice",
         *       "webauthnAssertionResponse": {
         *         "id": "AQIDBA",
         *         "rawId": "AQIDBA",
         *         "type": "public-key",
         *         "response": {
         *           "authenticatorData": "SZYN5Y",
         *           "clientDataJSON": "eyJ0eXBl",
         *           "signature": "MEUCIQ",
         *           "userHandle": null
         *         }
         *       }
         *     }
         */
        MfaLoginFinish: {
            /** @description Absent or empty for passwordless. */
            user?: string;
            webauthnAssertionResponse: components["schemas"]["WebauthnAssertion"];
        };
        /**
         * @description One of the two replies (docs/protocol/auth-and-identity.md#13.3).
         * @example {
         *       "tokenId": "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "deviceName": "phone",
         *       "secondFactorToken": "123456",
         *       "deviceUsage": "mfa"
         *     }
         */
        MfaNewDevice: {
            deviceName: string;
            /**
             * @description Must match the challenge; `mfa` when empty or absent.
             * @enum {string}
             */
            deviceUsage?: "" | "mfa" | "passwordless";
            secondFactorToken?: string;
            /** @description A privilege or privilege-exception token. */
            tokenId: string;
            webauthnRegisterResponse?: components["schemas"]["WebauthnAttestation"];
        };
        /**
         * @description 18.x; a missing MFA object crashes the handler, so `{}` at least (docs/protocol/auth-and-identity.md#25.4).
         * @example {
         *       "deviceType": "totp",
         *       "deviceUsage": "mfa",
         *       "existingMfaResponse": {
         *         "totp_code": "123456"
         *       }
         *     }
         */
        MfaOwnRegisterRequest: components["schemas"]["MfaRegisterRequest"] & {
            existingMfaResponse: components["schemas"]["MfaResponse"];
        };
        /**
         * @example {
         *       "pass": "correct horse"
         *     }
         */
        MfaPasswordChallengeRequest: {
            /** @description Plain text. */
            pass: string;
        };
        /**
         * @description Exactly one half is an object, the other null (docs/protocol/auth-and-identity.md#12.4).
         * @example {
         *       "webauthn": null,
         *       "totp": {
         *         "qrCode": "iVBORw0KGgo="
         *       }
         *     }
         */
        MfaRegisterChallenge: {
            totp: null;
            webauthn: components["schemas"]["WebauthnCreationOptions"];
        } | {
            totp: {
                qrCode: components["schemas"]["Base64"];
            };
            webauthn: null;
        };
        /**
         * @example {
         *       "deviceType": "webauthn",
         *       "deviceUsage": "passwordless"
         *     }
         */
        MfaRegisterRequest: {
            /** @enum {string} */
            deviceType: "totp" | "webauthn";
            /**
             * @description Empty means `mfa`.
             * @enum {string}
             */
            deviceUsage?: "" | "mfa" | "passwordless";
        };
        /**
         * @example {
         *       "required": true
         *     }
         */
        MfaRequirement: {
            required: boolean;
        };
        /**
         * @description The generic reply, one of its parts; on 14.x two at once are refused with 400 (docs/protocol/auth-and-identity.md#12.6).
         * @example {
         *       "totp_code": "123456"
         *     }
         * @example {}
         */
        MfaResponse: {
            /** @description 18.x. */
            sso_response?: {
                requestId: string;
                token: string;
            };
            totp_code?: string;
            webauthn_response?: components["schemas"]["WebauthnAssertion"];
        };
        /**
         * @description 18.x; opened in a window that answers on a BroadcastChannel.
         * @example {
         *       "requestId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "redirectUrl": "https://idp.example.com/mfa",
         *       "channelId": "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
         *       "device": {
         *         "connectorId": "okta",
         *         "connectorType": "saml",
         *         "displayName": "Okta"
         *       }
         *     }
         */
        MfaSsoChallenge: {
            channelId: string;
            device: {
                connectorId: string;
                connectorType: string;
                displayName: string;
            };
            /** Format: uri */
            redirectUrl: string;
            requestId: string;
        };
        /**
         * @description Exactly one resource; the last two are 18.x (docs/protocol/auth-and-identity.md#13.3,
         * @example {
         *       "node": {
         *         "node_name": "web-01",
         *         "login": "root"
         *       }
         *     }
         * @example {
         *       "kube": {
         *         "cluster_name": "staging"
         *       }
         *     }
         */
        MfaTarget: {
            node: {
                login: string;
                /** @description Hostname or id. */
                node_name: string;
            };
        } | {
            database: {
                database_name?: string;
                protocol: string;
                service_name: string;
                username?: string;
            };
        } | {
            kube: {
                cluster_name: string;
            };
        } | {
            windows_desktop: {
                desktop_name: string;
                login: string;
            };
        } | {
            app: {
                app_name?: string;
                cluster_name?: string;
                fqdn?: string;
                public_addr?: string;
            };
        } | {
            admin_action: {
                [key: string]: unknown;
            };
        };
        /**
         * @example {
         *       "Text": "Authorised use only."
         *     }
         */
        Motd: {
            Text: string;
        };
        /**
         * @example {
         *       "kind": "namespace",
         *       "version": "v2",
         *       "metadata": {
         *         "name": "default"
         *       },
         *       "spec": {}
         *     }
         */
        Namespace: {
            /** @constant */
            kind: "namespace";
            metadata: {
                /** @description 14.x; the record it is stored as. */
                id?: number;
                name: string;
            };
            spec: Record<string, never>;
            version: string;
        };
        /**
         * @example {
         *       "namespaces": [
         *         {
         *           "kind": "namespace",
         *           "version": "v2",
         *           "metadata": {
         *             "name": "default"
         *           },
         *           "spec": {}
         *         }
         *       ]
         *     }
         */
        NamespaceList: {
            namespaces: components["schemas"]["Namespace"][];
        };
        /**
         * @example {
         *       "botName": "deploy",
         *       "roles": [
         *         "deployer"
         *       ],
         *       "traits": null
         *     }
         */
        NewBot: {
            botName: string;
            roles: string[];
            traits: components["schemas"]["BotTrait"][] | null;
        };
        /**
         * @example {
         *       "name": "pg-main",
         *       "protocol": "postgres",
         *       "uri": "pg.example.com:5432",
         *       "labels": [
         *         {
         *           "name": "env",
         *           "value": "prod"
         *         }
         *       ]
         *     }
         */
        NewDatabase: {
            awsRds?: components["schemas"]["DatabaseRdsIds"];
            /** @description Of one name given twice the later counts. */
            labels?: components["schemas"]["Label"][];
            name: string;
            /** @description 18.x. */
            overwrite?: boolean;
            protocol: components["schemas"]["DatabaseProtocol"];
            /** @description `host:port`. */
            uri: string;
        };
        /**
         * @example {
         *       "roles": [
         *         "Node"
         *       ],
         *       "join_method": "token",
         *       "allow": [],
         *       "suggested_agent_matcher_labels": {}
         *     }
         * @example {
         *       "roles": [
         *         "Db"
         *       ],
         *       "join_method": "token",
         *       "allow": [],
         *       "suggested_agent_matcher_labels": {
         *         "env": [
         *           "prod"
         *         ],
         *         "*": "*"
         *       }
         *     }
         * @example {
         *       "roles": [
         *         "Node"
         *       ],
         *       "join_method": "iam",
         *       "allow": [
         *         {
         *           "aws_account": "111122223333"
         *         }
         *       ]
         *     }
         */
        NewJoinToken: {
            /** @description Methods `ec2` and `iam` need rules, `token` takes none. */
            allow?: components["schemas"]["JoinRule"][];
            /** @description A length such as `5m`, for `ec2`. */
            aws_iid_ttl?: string;
            azure?: components["schemas"]["JoinMethodRules"];
            /** @description With role `Bot`. */
            bot_name?: string;
            circleci?: components["schemas"]["JoinMethodRules"];
            gcp?: components["schemas"]["JoinMethodRules"];
            github?: components["schemas"]["JoinMethodRules"];
            gitlab?: components["schemas"]["JoinMethodRules"];
            join_method?: components["schemas"]["JoinMethod"];
            kubernetes?: components["schemas"]["JoinMethodRules"];
            roles: components["schemas"]["JoinRole"][];
            /** @description Written into the configuration of a database agent by its install script. */
            suggested_agent_matcher_labels?: components["schemas"]["JoinLabels"];
            suggested_labels?: components["schemas"]["JoinLabels"];
        };
        /**
         * @example {
         *       "targets": {
         *         "user": "bob"
         *       },
         *       "message": "left the company",
         *       "ttl": "5h"
         *     }
         */
        NewLock: {
            message?: string;
            targets: components["schemas"]["LockTargets"];
            /** @description A length such as `2h45m`, empty for ever; there is no unit for days. */
            ttl?: string;
        };
        /**
         * @description 18.x.
         * @example {
         *       "name": "111122223333-i-0abc1234",
         *       "subKind": "openssh-ec2-ice",
         *       "hostname": "ip-10-0-0-5.ec2.internal",
         *       "addr": "10.0.0.5:22",
         *       "labels": [
         *         {
         *           "name": "env",
         *           "value": "prod"
         *         }
         *       ],
         *       "aws": {
         *         "accountId": "111122223333",
         *         "instanceId": "i-0abc1234",
         *         "region": "us-east-1",
         *         "vpcId": "vpc-0abc1234",
         *         "integration": "aws-prod",
         *         "subnetId": "subnet-0abc1234"
         *       }
         *     }
         */
        NewServer: {
            addr: string;
            aws: components["schemas"]["ServerAws"];
            hostname: string;
            labels: components["schemas"]["Label"][];
            name: string;
            subKind: string;
        };
        /**
         * @example {
         *       "id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "title": "Maintenance on Sunday",
         *       "subKind": "user-created-informational",
         *       "created": "2030-01-02T03:04:05Z",
         *       "clicked": false,
         *       "labels": []
         *     }
         */
        Notification: {
            clicked: boolean;
            /** Format: date-time */
            created: string;
            id: string;
            labels?: components["schemas"]["Label"][] | null;
            subKind: string;
            textContent?: string;
            title: string;
        };
        /**
         * @example {
         *       "notifications": [],
         *       "nextKey": "",
         *       "userLastSeenNotification": "0001-01-01T00:00:00Z"
         *     }
         */
        NotificationPage: {
            /** @description Empty on the last page. */
            nextKey: string;
            notifications: components["schemas"]["Notification"][] | null;
            /**
             * Format: date-time
             * @description The zero time when none was seen.
             */
            userLastSeenNotification?: string;
        };
        /**
         * @example {
         *       "notificationId": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
         *       "notificationState": 2
         *     }
         */
        NotificationState: {
            notificationId: string;
            /**
             * @description 1 clicked; 2 dismissed.
             * @enum {integer}
             */
            notificationState: 1 | 2;
        };
        /**
         * @example {
         *       "message": "ok"
         *     }
         */
        Ok: {
            /** @constant */
            message: "ok";
        };
        /**
         * @example {
         *       "issuer": "https://proxy.example.com",
         *       "jwks_uri": "https://proxy.example.com/.well-known/jwks-oidc",
         *       "claims": [
         *         "iss",
         *         "sub",
         *         "obo",
         *         "aud",
         *         "jti",
         *         "iat",
         *         "exp",
         *         "nbf"
         *       ],
         *       "id_token_signing_alg_values_supported": [
         *         "RS256"
         *       ],
         *       "response_types_supported": [
         *         "id_token"
         *       ],
         *       "scopes_supported": [
         *         "openid"
         *       ],
         *       "subject_types_supported": [
         *         "public",
         *         "pair-wise"
         *       ]
         *     }
         */
        OpenidConfiguration: {
            claims: string[];
            id_token_signing_alg_values_supported: string[];
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            jwks_uri: string;
            response_types_supported: string[];
            scopes_supported: string[];
            subject_types_supported: string[];
        };
        /**
         * @description Without a password the new device is a passwordless one; a WebAuthn reply wins over a code.
         * @example {
         *       "token": "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "password": "Y29ycmVjdCBob3JzZQ==",
         *       "second_factor_token": "123456"
         *     }
         */
        PasswordByToken: {
            /** @description `otp` or `webauthn` when absent. */
            deviceName?: string;
            /** @description The UTF-8 password in base64; null or empty for passwordless. */
            password?: components["schemas"]["Base64"] | null;
            second_factor_token?: string;
            token: string;
            webauthnCreationResponse?: components["schemas"]["WebauthnAttestation"];
        };
        /**
         * @example {
         *       "recovery": {}
         *     }
         * @example {
         *       "recovery": {
         *         "codes": [
         *           "tele-a-b-c-d-e-f-g-h"
         *         ],
         *         "created": "2030-01-02T03:04:05Z"
         *       },
         *       "privateKeyPolicyEnabled": true
         *     }
         */
        PasswordByTokenSet: {
            /** @description Omitted if false; if true the account is ready but nobody is signed in. */
            privateKeyPolicyEnabled?: boolean;
            /** @description Empty when no codes were issued. */
            recovery: {
                codes?: string[];
                /** Format: date-time */
                created?: string;
            };
        };
        /**
         * @description 18.x wants the scope-8 challenge answered here (docs/protocol/auth-and-identity.md#14.4,
         * @example {
         *       "old_password": "b2xkIHNlY3JldA==",
         *       "new_password": "bmV3IHNlY3JldA==",
         *       "second_factor_token": "123456"
         *     }
         */
        PasswordChange: {
            new_password: components["schemas"]["Base64"];
            old_password: components["schemas"]["Base64"];
            second_factor_token?: string;
            webauthnAssertionResponse?: components["schemas"]["WebauthnAssertion"];
        };
        /**
         * @example {
         *       "tokenId": "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "user": "bob",
         *       "expiry": "2030-01-02T03:04:05Z"
         *     }
         */
        PasswordToken: {
            /** Format: date-time */
            expiry: string;
            tokenId: string;
            user: string;
        };
        /**
         * @description `expiry` is the zero time (docs/protocol/auth-and-identity.md#14.2).
         * @example {
         *       "tokenId": "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
         *       "user": "bob",
         *       "qrCode": "iVBORw0KGgo=",
         *       "expiry": "0001-01-01T00:00:00Z"
         *     }
         */
        PasswordTokenOpened: components["schemas"]["PasswordToken"] & {
            qrCode: components["schemas"]["Base64"];
        };
        /**
         * @example {
         *       "name": "bob",
         *       "type": "invite"
         *     }
         */
        PasswordTokenRequest: {
            name: string;
            /**
             * @description `password` when empty or absent.
             * @enum {string}
             */
            type?: "" | "invite" | "password";
        };
        /**
         * @example {
         *       "auth": {
         *         "type": "local",
         *         "second_factor": "on",
         *         "preferred_local_mfa": "webauthn",
         *         "allow_passwordless": true,
         *         "local": {
         *           "name": ""
         *         },
         *         "webauthn": {
         *           "rp_id": "proxy.example.com"
         *         },
         *         "private_key_policy": "none",
         *         "device_trust_disabled": true,
         *         "device_trust": {
         *           "disabled": true
         *         },
         *         "has_motd": false
         *       },
         *       "proxy": {
         *         "kube": {
         *           "enabled": true,
         *           "listen_addr": "0.0.0.0:3026"
         *         },
         *         "ssh": {
         *           "listen_addr": "0.0.0.0:3023",
         *           "public_addr": "proxy.example.com:443"
         *         },
         *         "db": {},
         *         "tls_routing_enabled": true,
         *         "assist_enabled": false
         *       },
         *       "server_version": "14.0.0-dev",
         *       "min_client_version": "13.0.0",
         *       "cluster_name": "acme-root",
         *       "automatic_upgrades": false
         *     }
         */
        Ping: {
            auth: components["schemas"]["PingAuth"];
            auto_update?: components["schemas"]["PingAutoUpdate"];
            automatic_upgrades: boolean;
            cluster_name: string;
            /**
             * @description 18.x, may be empty.
             * @enum {string}
             */
            edition?: "oss" | "ent" | "community" | "";
            /** @description 18.x. */
            fips?: boolean;
            /** @description Empty in the answer for one connector. */
            min_client_version: string;
            proxy: components["schemas"]["PingProxy"];
            server_version: string;
        };
        /**
         * @description Omitted flags are false; the part of a connector is there for the active type only (docs/protocol/auth-and-identity.md#10.1).
         * @example {
         *       "type": "github",
         *       "github": {
         *         "name": "gh",
         *         "display": "GitHub"
         *       },
         *       "private_key_policy": "none",
         *       "device_trust": {},
         *       "has_motd": true
         *     }
         */
        PingAuth: {
            allow_headless?: boolean;
            allow_passwordless?: boolean;
            /** @description 18.x, a length such as `12h0m0s`. */
            default_session_ttl?: string;
            device_trust: components["schemas"]["PingDeviceTrust"];
            /** @description Dropped by 18.x. */
            device_trust_disabled?: boolean;
            github?: components["schemas"]["PingConnector"];
            has_motd: boolean;
            load_all_cas?: boolean;
            local?: {
                name: string;
            };
            oidc?: components["schemas"]["PingConnector"];
            /** @description 18.x, nanoseconds. */
            piv_pin_cache_ttl?: number;
            /** @description 18.x. */
            piv_slot?: string;
            /** @enum {string} */
            preferred_local_mfa?: "webauthn" | "otp";
            private_key_policy: components["schemas"]["PrivateKeyPolicy"];
            saml?: components["schemas"]["PingConnector"];
            second_factor?: components["schemas"]["SecondFactor"];
            /**
             * @description 18.x.
             * @enum {string}
             */
            signature_algorithm_suite?: "legacy" | "balanced-v1" | "fips-v1" | "hsm-v1";
            type: components["schemas"]["AuthType"];
            u2f?: {
                app_id: string;
            };
            webauthn?: {
                rp_id: string;
            };
        };
        /**
         * @description 18.x (docs/protocol/auth-and-identity.md#25.2).
         * @example {
         *       "tools_version": "18.3.0",
         *       "tools_auto_update": false,
         *       "agent_version": "18.3.0",
         *       "agent_auto_update": true,
         *       "agent_update_jitter_seconds": 60
         *     }
         */
        PingAutoUpdate: {
            agent_auto_update: boolean;
            agent_update_jitter_seconds: number;
            agent_version: string;
            tools_auto_update: boolean;
            tools_version: string;
        };
        /**
         * @example {
         *       "name": "gh",
         *       "display": "GitHub"
         *     }
         */
        PingConnector: {
            display: string;
            name: string;
            /** @description 18.x, SAML only. */
            singleLogoutEnabled?: boolean;
            /** @description 18.x, SAML only; the address of the identity provider. */
            SSO?: string;
        };
        /**
         * @example {
         *       "disabled": true
         *     }
         */
        PingDeviceTrust: {
            auto_enroll?: boolean;
            /** @description Always true on an open-source build. */
            disabled?: boolean;
        };
        /**
         * @description Addresses are omitted when empty (docs/protocol/auth-and-identity.md#10.1).
         * @example {
         *       "kube": {},
         *       "ssh": {},
         *       "db": {},
         *       "tls_routing_enabled": true,
         *       "assist_enabled": false
         *     }
         */
        PingProxy: {
            /** @description Dropped by 18.x. */
            assist_enabled?: boolean;
            db: {
                mongo_listen_addr?: string;
                mongo_public_addr?: string;
                mysql_listen_addr?: string;
                mysql_public_addr?: string;
                postgres_listen_addr?: string;
                postgres_public_addr?: string;
            };
            kube: {
                enabled?: boolean;
                listen_addr?: string;
                public_addr?: string;
            };
            ssh: {
                /** @description 18.x, nanoseconds. */
                dial_timeout?: number;
                listen_addr?: string;
                /** @description The web address of the proxy. */
                public_addr?: string;
                ssh_public_addr?: string;
                ssh_tunnel_public_addr?: string;
                tunnel_listen_addr?: string;
                web_listen_addr?: string;
            };
            tls_routing_enabled: boolean;
        };
        /**
         * @example {
         *       "assist": {
         *         "preferredLogins": null,
         *         "viewMode": 0
         *       },
         *       "theme": 2,
         *       "unifiedResourcePreferences": {
         *         "defaultTab": 1,
         *         "viewMode": 2,
         *         "labelsViewMode": 2,
         *         "availableResourceMode": 0
         *       },
         *       "clusterPreferences": {
         *         "pinnedResources": null
         *       },
         *       "onboard": {
         *         "preferredResources": [],
         *         "marketingParams": {}
         *       },
         *       "discoverResourcePreferences": {
         *         "discoverGuide": null
         *       },
         *       "accessGraph": {
         *         "hasBeenRedirected": false
         *       },
         *       "sideNavDrawerMode": 0,
         *       "keyboardLayout": 0
         *     }
         */
        Preferences: {
            accessGraph?: {
                hasBeenRedirected?: boolean;
            };
            /** @description Left over from the assistant, which 18.x no longer has. */
            assist?: {
                preferredLogins?: string[] | null;
                viewMode?: number;
            };
            clusterPreferences: components["schemas"]["PreferencesOfCluster"];
            discoverResourcePreferences?: {
                discoverGuide?: {
                    pinned?: string[] | null;
                } | null;
                /** @description The name of `discoverGuide` on some of the line. */
                discoverGuidePreferences?: {
                    pinnedGuides?: string[] | null;
                } | null;
            };
            /** @description Of Windows desktops, as Windows numbers it; 0 where none is chosen. */
            keyboardLayout?: number;
            onboard?: {
                marketingParams?: {
                    [key: string]: unknown;
                };
                /** @description 1 desktops; 2 servers; 3 databases; 4 Kubernetes; 5 applications. */
                preferredResources?: number[] | null;
            };
            sideNavDrawerMode?: number;
            /** @description 1 light; 2 dark. */
            theme: number;
            unifiedResourcePreferences: {
                availableResourceMode?: number;
                /** @description 1 all; 2 pinned. */
                defaultTab: number;
                /** @description 1 expanded; 2 collapsed. */
                labelsViewMode?: number;
                /** @description 1 cards; 2 list. */
                viewMode?: number;
            };
        };
        /**
         * @example {
         *       "pinnedResources": [
         *         "web-01/6f1d0d0e-1111-4222-8333-abcdefabcdef/node",
         *         "shop-eu/kube_cluster"
         *       ]
         *     }
         */
        PreferencesOfCluster: {
            /** @description In lower case, `hostname/id/kind` for servers and git servers, `name/kind` for others (docs/protocol/resources.md#18.2). */
            pinnedResources: string[] | null;
        };
        /**
         * @description The last three exist on 18.x only (docs/protocol/auth-and-identity.md#25.2).
         * @example none
         * @enum {string}
         */
        PrivateKeyPolicy: "none" | "hardware_key" | "hardware_key_touch" | "hardware_key_pin" | "hardware_key_touch_and_pin" | "web_session";
        /** @example 0f1e2d3c4b5a69788796a5b4c3d2e1f0 */
        PrivilegeToken: string;
        /**
         * @description One of the three or none; 18.x looks at the old fields first (docs/protocol/auth-and-identity.md#14.5,
         * @example {}
         * @example {
         *       "secondFactorToken": "123456"
         *     }
         */
        PrivilegeTokenRequest: {
            existingMfaResponse?: components["schemas"]["MfaResponse"];
            secondFactorToken?: string;
            webauthnAssertionResponse?: components["schemas"]["WebauthnAssertion"];
        };
        /**
         * @description The fields that playback reads; other types than print, resize, session.start and session.end are passed over.
         * @example {
         *       "event": "session.start",
         *       "time": "2030-01-02T03:04:05Z",
         *       "ei": 0,
         *       "id": 0,
         *       "size": "80:25",
         *       "login": "root",
         *       "user": "bob"
         *     }
         * @example {
         *       "event": "print",
         *       "time": "2030-01-02T03:04:07Z",
         *       "ei": 1,
         *       "id": 1,
         *       "ms": 2000,
         *       "offset": 0,
         *       "bytes": 17,
         *       "ci": 0
         *     }
         * @example {
         *       "event": "session.end",
         *       "time": "2030-01-02T03:05:00Z",
         *       "ei": 2,
         *       "id": 2,
         *       "interactive": true
         *     }
         */
        RecordingEvent: {
            bytes?: number;
            /** @description Index among the prints. */
            ci?: number;
            cluster_name?: string;
            code?: string;
            /** @description Index over all events. */
            ei: number;
            event: string;
            exitError?: string;
            /** @description Line of the list. */
            id: number;
            /** @description Milliseconds since the start of the session; a negative one counts as 0. */
            ms?: number;
            /** @description Of its bytes; they follow each other without a gap from 0. */
            offset?: number;
            /** Format: date-time */
            session_start?: string;
            /** Format: date-time */
            session_stop?: string;
            size?: components["schemas"]["RecordingSize"];
            /** Format: date-time */
            time: string;
            uid?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "events": [
         *         {
         *           "event": "print",
         *           "time": "2030-01-02T03:04:07Z",
         *           "ei": 1,
         *           "id": 1,
         *           "ms": 2000,
         *           "offset": 0,
         *           "bytes": 17,
         *           "ci": 0
         *         }
         *       ],
         *       "startKey": ""
         *     }
         */
        RecordingEventList: {
            events: components["schemas"]["RecordingEvent"][];
            /** @description Empty, the list is not paged. */
            startKey: string;
        };
        /**
         * @example {
         *       "durationMs": 742318,
         *       "recordingType": "ssh"
         *     }
         */
        RecordingLength: {
            durationMs: number;
            /**
             * @description A kube recording reports `ssh`.
             * @enum {string}
             */
            recordingType: "ssh" | "desktop" | "database";
        };
        /**
         * @description Columns and rows; `0:0` in some old recordings.
         * @example 80:25
         */
        RecordingSize: string;
        /**
         * @example {
         *       "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"690\" height=\"436\" font-size=\"14\" class=\"terminal\"><rect width=\"100%\" height=\"100%\" class=\"bg-default\"/><svg x=\"8.4\" y=\"8.4\"><text><tspan y=\"0.0\" dy=\"1em\"><tspan x=\"0.0\" class=\"fg-2 b\">hi</tspan></tspan></text></svg></svg>",
         *       "cols": 80,
         *       "rows": 25,
         *       "cursorX": 2,
         *       "cursorY": 0,
         *       "cursorVisible": true,
         *       "startOffset": 1000,
         *       "endOffset": 2000
         *     }
         */
        RecordingThumbnail: {
            cols: number;
            cursorVisible: boolean;
            /** @description From 0. */
            cursorX: number;
            /** @description From 0. */
            cursorY: number;
            /** @description Milliseconds. */
            endOffset: number;
            rows: number;
            /** @description Milliseconds. */
            startOffset: number;
            /** @description Styled by classes alone: without a style sheet, everything in it is black. Not to be trusted: only ever the source of an image. */
            svg: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "dba",
         *           "description": "Production databases"
         *         }
         *       ],
         *       "startKey": ""
         *     }
         */
        RequestableRolePage: {
            items: {
                /** @description Omitted when empty. */
                description?: string;
                name: string;
            }[];
            /** @description Empty on the last page. */
            startKey: string;
        };
        /**
         * @description The shapes of the lists by kind, told apart by `kind`.
         * @example {
         *       "kind": "git_server",
         *       "subKind": "github",
         *       "id": "0a1b",
         *       "siteId": "acme-root",
         *       "hostname": "acme.github-org",
         *       "addr": "github.com:22",
         *       "tags": [],
         *       "requiresRequest": false,
         *       "github": {
         *         "integration": "acme-code",
         *         "organization": "acme"
         *       }
         *     }
         */
        Resource: (components["schemas"]["Server"] & {
            /** @constant */
            kind: "node";
        }) | (components["schemas"]["App"] & {
            /** @constant */
            kind: "app";
        }) | (components["schemas"]["Database"] & {
            /** @constant */
            kind: "db";
        }) | (components["schemas"]["Desktop"] & {
            /** @constant */
            kind: "windows_desktop";
        }) | (components["schemas"]["KubeCluster"] & {
            /** @constant */
            kind: "kube_cluster";
        }) | components["schemas"]["GitServer"];
        /**
         * @example {
         *       "hasResource": true
         *     }
         */
        ResourceCheck: {
            hasResource: boolean;
        };
        /**
         * @description Only `content` is read, YAML or JSON, first document only (docs/protocol/auth-and-identity.md#16).
         * @example {
         *       "content": "kind: role\nmetadata:\n  name: ops\n"
         *     }
         */
        ResourceContent: {
            content: string;
        };
        /**
         * @description A resource edited as YAML (docs/protocol/auth-and-identity.md#16).
         * @example {
         *       "id": "role:ops",
         *       "kind": "role",
         *       "name": "ops",
         *       "content": "kind: role\nmetadata:\n  name: ops\n"
         *     }
         */
        ResourceItem: {
            /** @description The whole stored resource as YAML, keys in alphabetical order. */
            content: string;
            /** @description 18.x, omitted when empty. */
            description?: string;
            /** @description `<kind>:<name>` */
            id: string;
            kind: string;
            name: string;
        };
        /**
         * @description `app` also brings SAML apps.
         * @example node
         * @enum {string}
         */
        ResourceKind: "app" | "db" | "node" | "windows_desktop" | "kube_cluster" | "saml_idp_service_provider" | "git_server";
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "git_server",
         *           "subKind": "github",
         *           "id": "0a1b",
         *           "siteId": "acme-root",
         *           "hostname": "acme.github-org",
         *           "addr": "github.com:22",
         *           "tags": [],
         *           "requiresRequest": false,
         *           "github": {
         *             "integration": "acme-code",
         *             "organization": "acme"
         *           }
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 0
         *     }
         */
        ResourcePage: {
            items: components["schemas"]["Resource"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @constant */
            totalCount: 0;
        };
        /**
         * @example {
         *       "id": "role:ops",
         *       "kind": "role",
         *       "name": "ops",
         *       "content": "kind: role\nmetadata:\n  name: ops\n"
         *     }
         */
        Role: components["schemas"]["ResourceItem"] & {
            /** @constant */
            kind: "role";
        };
        /**
         * @example [
         *       {
         *         "id": "role:ops",
         *         "kind": "role",
         *         "name": "ops",
         *         "content": "kind: role\nmetadata:\n  name: ops\n"
         *       }
         *     ]
         */
        RoleList: components["schemas"]["Role"][];
        /**
         * @example {
         *       "items": [],
         *       "startKey": ""
         *     }
         */
        RolePage: {
            items: components["schemas"]["RoleList"];
            /** @description Empty on the last page. */
            startKey: string;
        };
        /**
         * @description 14.x takes absent `traits` as no change, 18.x wipes them all; `{}` changes nothing on both, so the description demands it (docs/protocol/auth-and-identity.md#15, #25.5).
         * @example {
         *       "name": "bob",
         *       "roles": [
         *         "access"
         *       ],
         *       "traits": {}
         *     }
         * @example {
         *       "name": "bob",
         *       "roles": [
         *         "access"
         *       ],
         *       "traits": {
         *         "logins": []
         *       }
         *     }
         */
        SavedUser: {
            /** @description Keyed by the internal trait names, it replaces all; together with `traits` it must be empty. */
            allTraits?: {
                [key: string]: string[] | null;
            } | null;
            name: string;
            roles: string[];
            traits: components["schemas"]["SavedUserTraits"];
        };
        /**
         * @description Per key, absent or null leaves it, `[]` clears it, a list replaces it.
         * @example {
         *       "logins": [
         *         "root"
         *       ],
         *       "databaseUsers": null,
         *       "awsRoleArns": []
         *     }
         */
        SavedUserTraits: {
            awsRoleArns?: string[] | null;
            databaseNames?: string[] | null;
            databaseUsers?: string[] | null;
            kubeGroups?: string[] | null;
            kubeUsers?: string[] | null;
            logins?: string[] | null;
            windowsLogins?: string[] | null;
        };
        /**
         * @description 18.x derives the single value from a list and no longer sends `optional` (docs/protocol/auth-and-identity.md#25.2).
         * @example on
         * @enum {string}
         */
        SecondFactor: "off" | "otp" | "webauthn" | "on" | "optional";
        /**
         * @example {
         *       "time": "2030-01-02T03:04:05Z"
         *     }
         */
        SeenNotifications: {
            /** Format: date-time */
            time: string;
        };
        /**
         * @example {
         *       "tunnel": false,
         *       "id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "siteId": "acme-root",
         *       "hostname": "web-01",
         *       "addr": "10.0.0.5:3022",
         *       "tags": [
         *         {
         *           "name": "env",
         *           "value": "prod"
         *         }
         *       ],
         *       "sshLogins": [
         *         "ubuntu",
         *         "root"
         *       ]
         *     }
         * @example {
         *       "tunnel": true,
         *       "id": "edge-7",
         *       "siteId": "acme-root",
         *       "hostname": "edge-7",
         *       "addr": "",
         *       "tags": [],
         *       "sshLogins": null
         *     }
         */
        Server: {
            /** @description `host:port`; empty for a server behind a tunnel. */
            addr: string;
            aws?: components["schemas"]["ServerAws"];
            /** @description What the predicate language calls `name`. */
            hostname: string;
            id: string;
            /** @constant */
            kind?: "node";
            requiresRequest?: boolean;
            /** @description Name of its cluster. */
            siteId: string;
            /** @description Logins the user may take, in no particular order. */
            sshLogins: string[] | null;
            subKind?: string;
            /** @description Its labels; only servers (and git servers) call them tags. */
            tags: components["schemas"]["Label"][];
            /** @description Reached over a reverse tunnel. */
            tunnel: boolean;
        };
        /**
         * @description 18.x, for a server that is an EC2 instance.
         * @example {
         *       "accountId": "111122223333",
         *       "instanceId": "i-0abc1234",
         *       "region": "us-east-1",
         *       "vpcId": "vpc-0abc1234",
         *       "integration": "aws-prod",
         *       "subnetId": "subnet-0abc1234"
         *     }
         */
        ServerAws: {
            accountId: string;
            instanceId: string;
            integration: string;
            region: string;
            subnetId: string;
            vpcId: string;
        };
        /**
         * @example {
         *       "resource_kind": "node",
         *       "resource_name": "web-01",
         *       "ssh_principal": "root",
         *       "mfa_response": {
         *         "totp_code": "123456"
         *       }
         *     }
         */
        ServerConnectionTest: {
            dial_timeout?: components["schemas"]["ConnectionDialTimeout"];
            mfa_response?: components["schemas"]["MfaResponse"];
            /** @constant */
            resource_kind: "node";
            /** @description Its hostname. */
            resource_name: string;
            ssh_node_os?: string;
            ssh_node_setup_method?: string;
            /** @description The login. */
            ssh_principal: string;
            ssh_principal_selection_mode?: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "tunnel": false,
         *           "id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *           "siteId": "acme-root",
         *           "hostname": "web-01",
         *           "addr": "10.0.0.5:3022",
         *           "tags": [
         *             {
         *               "name": "env",
         *               "value": "prod"
         *             }
         *           ],
         *           "sshLogins": [
         *             "ubuntu",
         *             "root"
         *           ]
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 1
         *     }
         */
        ServerPage: {
            items: components["schemas"]["Server"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @description Told apart by `event`; old records may lack any field that is not required here.
         * @example {
         *       "event": "session.end",
         *       "time": "2030-01-02T03:04:05.971Z",
         *       "ei": 57,
         *       "sid": "2abd5ecb-3f8a-4968-ab2a-187dbf829949"
         *     }
         */
        SessionEnd: components["schemas"]["ShellSessionEnd"] | components["schemas"]["DesktopSessionEnd"] | components["schemas"]["DatabaseSessionEnd"];
        /**
         * @example {
         *       "events": [],
         *       "startKey": ""
         *     }
         */
        SessionEndPage: {
            events: components["schemas"]["SessionEnd"][];
            /** @description Empty on the last page. */
            startKey: string;
        };
        /**
         * @description On a server, or in a pod when `kubernetes_cluster` is there.
         * @example {
         *       "code": "T2004I",
         *       "event": "session.end",
         *       "time": "2030-01-02T03:04:05.971Z",
         *       "uid": "508841db-2a99-44ee-af5b-0b1ec5498489",
         *       "cluster_name": "acme-root",
         *       "ei": 57,
         *       "sid": "2abd5ecb-3f8a-4968-ab2a-187dbf829949",
         *       "user": "bob",
         *       "login": "deploy",
         *       "participants": [
         *         "bob",
         *         "carol"
         *       ],
         *       "session_start": "2030-01-02T02:50:37.653Z",
         *       "session_stop": "2030-01-02T03:04:05.971Z",
         *       "interactive": true,
         *       "session_recording": "node-sync",
         *       "proto": "ssh",
         *       "server_id": "6f1d0d0e-1111-4222-8333-abcdefabcdef",
         *       "server_hostname": "web-01"
         *     }
         */
        ShellSessionEnd: {
            cluster_name?: string;
            code?: string;
            ei: number;
            /** @constant */
            event: "session.end";
            interactive?: boolean;
            kubernetes_cluster?: string;
            kubernetes_pod_name?: string;
            kubernetes_pod_namespace?: string;
            login?: string;
            participants?: string[] | null;
            /** @enum {string} */
            proto?: "ssh" | "kube";
            server_addr?: string;
            server_hostname?: string;
            server_id?: string;
            /**
             * @description Missing counts as on.
             * @enum {string}
             */
            session_recording?: "node" | "proxy" | "node-sync" | "proxy-sync" | "off";
            /** Format: date-time */
            session_start?: string;
            /** Format: date-time */
            session_stop?: string;
            sid: string;
            /** Format: date-time */
            time: string;
            uid?: string;
            user?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "connectors": null
         *     }
         */
        SsoConnectors: {
            connectors: components["schemas"]["AuthProvider"][] | null;
        };
        /**
         * @example {
         *       "username": "alice@example.com"
         *     }
         */
        SsoIdentifier: {
            username: string;
        };
        /**
         * @description 18.x, how an agent last found the resource; omitted while nothing is known (docs/protocol/resources.md#18.3).
         * @example {
         *       "address": "10.0.3.9:3306",
         *       "protocol": "TCP",
         *       "status": "healthy",
         *       "transition_timestamp": "2030-01-02T03:04:05Z"
         *     }
         */
        TargetHealth: {
            address?: string;
            message?: string;
            protocol?: string;
            status?: string;
            transition_error?: string;
            transition_reason?: string;
            /** Format: date-time */
            transition_timestamp?: string;
        };
        /** @example 0a1b2c3d4e5f60718293a4b5c6d7e8f901234567 */
        Thumbprint: string;
        /**
         * @example {
         *       "id": "trusted_cluster:acme-root",
         *       "kind": "trusted_cluster",
         *       "name": "acme-root",
         *       "content": "kind: trusted_cluster\nmetadata:\n  name: acme-root\n"
         *     }
         */
        TrustedCluster: components["schemas"]["ResourceItem"] & {
            /** @constant */
            kind: "trusted_cluster";
        };
        /**
         * @example {
         *       "name": "bob",
         *       "roles": [
         *         "access",
         *         "editor"
         *       ],
         *       "authType": "local",
         *       "traits": {
         *         "logins": [
         *           "bob"
         *         ]
         *       }
         *     }
         */
        User: components["schemas"]["UserEntry"] & {
            traits: components["schemas"]["UserTraits"];
        };
        /**
         * @description A reader takes a missing access object as all false and a missing flag as true; 12.x lacks several (docs/protocol/resources.md#4.5, #19).
         * @example {
         *       "recordedSessions": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "activeSessions": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "authConnectors": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "roles": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "users": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "trustedClusters": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "events": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "tokens": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "nodes": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "appServers": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "dbServers": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "db": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "kubeServers": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "desktops": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "accessRequests": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "billing": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "connectionDiagnostic": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "download": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "license": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "plugins": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "integrations": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "deviceTrust": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "lock": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "samlIdpServiceProvider": {
         *         "list": true,
         *         "read": true,
         *         "edit": true,
         *         "create": true,
         *         "remove": true,
         *         "use": true
         *       },
         *       "assist": {
         *         "list": false,
         *         "read": false,
         *         "edit": false,
         *         "create": false,
         *         "remove": false,
         *         "use": false
         *       },
         *       "clipboard": true,
         *       "desktopSessionRecording": true,
         *       "directorySharing": true
         *     }
         */
        UserAcl: {
            accessGraph?: components["schemas"]["Access"];
            accessGraphSettings?: components["schemas"]["Access"];
            accessList?: components["schemas"]["Access"];
            accessMonitoringRule?: components["schemas"]["Access"];
            accessRequests: components["schemas"]["Access"];
            activeSessions: components["schemas"]["Access"];
            appServers: components["schemas"]["Access"];
            assist?: components["schemas"]["Access"];
            auditQuery?: components["schemas"]["Access"];
            authConnectors: components["schemas"]["Access"];
            billing: components["schemas"]["Access"];
            botInstances?: components["schemas"]["Access"];
            bots?: components["schemas"]["Access"];
            /** @description Whether desktop sessions may share the clipboard. */
            clipboard: boolean;
            connectionDiagnostic: components["schemas"]["Access"];
            contact?: components["schemas"]["Access"];
            crownJewel?: components["schemas"]["Access"];
            db: components["schemas"]["Access"];
            dbServers: components["schemas"]["Access"];
            desktops: components["schemas"]["Access"];
            /** @description Whether desktop sessions are recorded. */
            desktopSessionRecording: boolean;
            deviceTrust: components["schemas"]["Access"];
            /** @description Whether desktop sessions may share a folder. */
            directorySharing: boolean;
            discoverConfigs?: components["schemas"]["Access"];
            download: components["schemas"]["Access"];
            events: components["schemas"]["Access"];
            externalAuditStorage?: components["schemas"]["Access"];
            fileTransferAccess?: boolean;
            gitServers?: components["schemas"]["Access"];
            integrations: components["schemas"]["Access"];
            kubeServers: components["schemas"]["Access"];
            license: components["schemas"]["Access"];
            lock: components["schemas"]["Access"];
            nodes: components["schemas"]["Access"];
            plugins: components["schemas"]["Access"];
            recordedSessions: components["schemas"]["Access"];
            reviewRequests?: boolean;
            roles: components["schemas"]["Access"];
            samlIdpServiceProvider: components["schemas"]["Access"];
            securityReport?: components["schemas"]["Access"];
            tokens: components["schemas"]["Access"];
            trustedClusters: components["schemas"]["Access"];
            users: components["schemas"]["Access"];
            userTasks?: components["schemas"]["Access"];
            workloadIdentity?: components["schemas"]["Access"];
        };
        /**
         * @description Anything but `local` comes from a connector; `unknown SSO` is 18.x.
         * @example local
         * @enum {string}
         */
        UserAuthType: "local" | "github" | "oidc" | "saml" | "unknown SSO";
        /**
         * @example {
         *       "authType": "local",
         *       "userName": "alice",
         *       "userAcl": {
         *         "recordedSessions": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "activeSessions": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "authConnectors": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "roles": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "users": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "trustedClusters": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "events": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "tokens": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "nodes": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "appServers": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "dbServers": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "db": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "kubeServers": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "desktops": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "accessRequests": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "billing": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "connectionDiagnostic": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "download": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "license": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "plugins": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "integrations": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "deviceTrust": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "lock": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "samlIdpServiceProvider": {
         *           "list": true,
         *           "read": true,
         *           "edit": true,
         *           "create": true,
         *           "remove": true,
         *           "use": true
         *         },
         *         "assist": {
         *           "list": false,
         *           "read": false,
         *           "edit": false,
         *           "create": false,
         *           "remove": false,
         *           "use": false
         *         },
         *         "clipboard": true,
         *         "desktopSessionRecording": true,
         *         "directorySharing": true
         *       },
         *       "cluster": {
         *         "name": "acme-root",
         *         "lastConnected": "2030-01-02T03:04:05Z",
         *         "status": "online",
         *         "nodeCount": 1204,
         *         "publicURL": "proxy.example.com:443",
         *         "authVersion": "14.0.0-dev",
         *         "proxyVersion": "14.0.0-dev"
         *       },
         *       "accessStrategy": {
         *         "type": "optional",
         *         "prompt": ""
         *       },
         *       "accessCapabilities": {
         *         "requestableRoles": null,
         *         "suggestedReviewers": null
         *       }
         *     }
         */
        UserContext: {
            accessCapabilities: components["schemas"]["AccessCapabilities"];
            /** @description The access request this web session assumed; omitted when none. */
            accessRequestId?: string;
            accessStrategy: components["schemas"]["AccessStrategy"];
            allowedSearchAsRoles?: string[] | null;
            /** @enum {string} */
            authType: "local" | "sso";
            cluster: components["schemas"]["Cluster"];
            /**
             * @description 0 unknown, 1 unset, 2 set.
             * @enum {integer}
             */
            passwordState?: 0 | 1 | 2;
            userAcl: components["schemas"]["UserAcl"];
            userName: string;
        };
        /**
         * @example {
         *       "name": "bob",
         *       "roles": [
         *         "access",
         *         "editor"
         *       ],
         *       "authType": "local"
         *     }
         * @example {
         *       "name": "carol",
         *       "roles": null,
         *       "authType": "github"
         *     }
         * @example {
         *       "name": "dora",
         *       "roles": [
         *         "auditor"
         *       ],
         *       "authType": "saml",
         *       "allTraits": {
         *         "logins": [
         *           "dora"
         *         ]
         *       },
         *       "origin": "okta",
         *       "isBot": false
         *     }
         */
        UserEntry: {
            /** @description Keyed by the internal trait names. */
            allTraits?: {
                [key: string]: string[] | null;
            } | null;
            authType: components["schemas"]["UserAuthType"];
            isBot?: boolean;
            name: string;
            origin?: string;
            roles: string[] | null;
            traits?: components["schemas"]["UserTraits"];
        };
        /**
         * @example {
         *       "name": "00g1a2b3",
         *       "description": "",
         *       "labels": [],
         *       "friendlyName": "Finance"
         *     }
         */
        UserGroup: {
            /** @description 18.x. */
            applications?: {
                friendlyName?: string;
                name: string;
            }[];
            description: string;
            /** @description Omitted when empty. */
            friendlyName?: string;
            labels: components["schemas"]["Label"][];
            name: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "00g1a2b3",
         *           "description": "",
         *           "labels": [],
         *           "friendlyName": "Finance"
         *         }
         *       ],
         *       "startKey": "",
         *       "totalCount": 1
         *     }
         */
        UserGroupPage: {
            items: components["schemas"]["UserGroup"][];
            /** @description Empty on the last page. */
            startKey: string;
            /** @description 0 unless the call was sorted. */
            totalCount: number;
        };
        /**
         * @example [
         *       {
         *         "name": "bob",
         *         "roles": [
         *           "access"
         *         ],
         *         "authType": "local"
         *       }
         *     ]
         * @example null
         */
        UserList: components["schemas"]["UserEntry"][] | null;
        /**
         * @example {
         *       "items": [
         *         {
         *           "name": "bob",
         *           "roles": [
         *             "access"
         *           ],
         *           "authType": "local"
         *         }
         *       ],
         *       "startKey": ""
         *     }
         */
        UserPage: {
            items: components["schemas"]["UserList"];
            /** @description Empty on the last page. */
            startKey: string;
        };
        /**
         * @example {
         *       "message": "ok"
         *     }
         */
        UserStatus: {
            /** @description 18.x. */
            hasDeviceExtensions?: boolean;
            /** @constant */
            message: "ok";
            requiresDeviceTrust?: components["schemas"]["DeviceRequirement"];
        };
        /**
         * @description Each key is omitted when empty (docs/protocol/auth-and-identity.md#15).
         * @example {
         *       "logins": [
         *         "root",
         *         "ubuntu"
         *       ],
         *       "kubeGroups": [
         *         "viewers"
         *       ]
         *     }
         */
        UserTraits: {
            awsRoleArns?: string[];
            databaseNames?: string[];
            databaseUsers?: string[];
            kubeGroups?: string[];
            kubeUsers?: string[];
            logins?: string[];
            windowsLogins?: string[];
        };
        /**
         * @description The reply of a key one has; `rawId` counts, `id` is ignored (docs/protocol/auth-and-identity.md#12.3).
         * @example {
         *       "id": "AQIDBA",
         *       "rawId": "AQIDBA",
         *       "type": "public-key",
         *       "extensions": {
         *         "appid": false
         *       },
         *       "response": {
         *         "authenticatorData": "SZYN5Y",
         *         "clientDataJSON": "eyJ0eXBl",
         *         "signature": "MEUCIQ",
         *         "userHandle": ""
         *       }
         *     }
         */
        WebauthnAssertion: {
            extensions?: {
                appid?: boolean;
            };
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            response: {
                authenticatorData: components["schemas"]["Base64Url"];
                clientDataJSON: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                /** @description Names the user when passwordless; may be empty or null otherwise. */
                userHandle?: components["schemas"]["Base64Url"] | null;
            };
            /** @constant */
            type: "public-key";
        };
        /**
         * @description What navigator.credentials.get is asked, in JSON (docs/protocol/auth-and-identity.md#12.2).
         * @example {
         *       "publicKey": {
         *         "challenge": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
         *         "timeout": 300000,
         *         "rpId": "proxy.example.com",
         *         "allowCredentials": [
         *           {
         *             "type": "public-key",
         *             "id": "AQIDBA=="
         *           }
         *         ],
         *         "userVerification": "discouraged",
         *         "extensions": {
         *           "appid": "https://proxy.example.com"
         *         }
         *       }
         *     }
         */
        WebauthnAssertionOptions: {
            publicKey: {
                /** @description Omitted for passwordless. */
                allowCredentials?: components["schemas"]["WebauthnCredential"][];
                challenge: components["schemas"]["Base64"];
                extensions?: {
                    appid?: string;
                };
                rpId: string;
                /** @description Milliseconds. */
                timeout?: number;
                /** @enum {string} */
                userVerification?: "discouraged" | "preferred" | "required";
            };
        };
        /**
         * @description The reply of a key just made (docs/protocol/auth-and-identity.md#12.5).
         * @example {
         *       "id": "AQIDBA",
         *       "rawId": "AQIDBA",
         *       "type": "public-key",
         *       "extensions": {
         *         "appid": false
         *       },
         *       "response": {
         *         "attestationObject": "o2NmbXRk",
         *         "clientDataJSON": "eyJ0eXBl"
         *       }
         *     }
         */
        WebauthnAttestation: {
            extensions?: {
                appid?: boolean;
                /** @description 18.x. */
                credProps?: {
                    rk?: boolean;
                };
            };
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            response: {
                attestationObject: components["schemas"]["Base64Url"];
                clientDataJSON: components["schemas"]["Base64Url"];
            };
            /** @constant */
            type: "public-key";
        };
        /**
         * @description What navigator.credentials.create is asked, in JSON (docs/protocol/auth-and-identity.md#12.4).
         * @example {
         *       "publicKey": {
         *         "challenge": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
         *         "rp": {
         *           "name": "Acme",
         *           "id": "proxy.example.com"
         *         },
         *         "user": {
         *           "name": "alice",
         *           "displayName": "alice",
         *           "id": "MWIyYTNjNGQ="
         *         },
         *         "pubKeyCredParams": [
         *           {
         *             "type": "public-key",
         *             "alg": -7
         *           }
         *         ],
         *         "authenticatorSelection": {
         *           "requireResidentKey": false,
         *           "userVerification": "discouraged"
         *         },
         *         "timeout": 300000,
         *         "excludeCredentials": [
         *           {
         *             "type": "public-key",
         *             "id": "AQIDBA=="
         *           }
         *         ],
         *         "attestation": "none"
         *       }
         *     }
         */
        WebauthnCreationOptions: {
            publicKey: {
                /** @enum {string} */
                attestation?: "none" | "direct";
                authenticatorSelection?: {
                    requireResidentKey?: boolean;
                    /** @enum {string} */
                    userVerification?: "discouraged" | "preferred" | "required";
                };
                challenge: components["schemas"]["Base64"];
                /** @description Omitted when empty. */
                excludeCredentials?: components["schemas"]["WebauthnCredential"][];
                extensions?: {
                    appid?: string;
                    /** @description 18.x. */
                    credProps?: boolean;
                };
                pubKeyCredParams: {
                    /** @description COSE algorithm, such as -7. */
                    alg: number;
                    /** @constant */
                    type: "public-key";
                }[];
                rp: {
                    id: string;
                    name: string;
                };
                /** @description Milliseconds. */
                timeout?: number;
                user: {
                    displayName: string;
                    id: components["schemas"]["Base64"];
                    name: string;
                };
            };
        };
        /**
         * @example {
         *       "type": "public-key",
         *       "id": "AQIDBA=="
         *     }
         */
        WebauthnCredential: {
            id: components["schemas"]["Base64"];
            /** @constant */
            type: "public-key";
        };
        /**
         * @example {
         *       "auth": {
         *         "second_factor": "on",
         *         "localAuthEnabled": true,
         *         "authType": "local",
         *         "privateKeyPolicy": "none",
         *         "motd": ""
         *       },
         *       "canJoinSessions": true,
         *       "proxyCluster": "acme-root",
         *       "ui": {},
         *       "automaticUpgrades": false,
         *       "assistEnabled": false
         *     }
         * @example {
         *       "auth": {
         *         "second_factor": "webauthn",
         *         "localAuthEnabled": true,
         *         "authType": "local",
         *         "defaultConnectorName": "",
         *         "motd": ""
         *       },
         *       "canJoinSessions": true,
         *       "ui": {
         *         "showResources": "requestable"
         *       },
         *       "automaticUpgrades": false,
         *       "edition": "oss",
         *       "playable_db_protocols": null,
         *       "entitlements": {
         *         "AccessRequests": {
         *           "enabled": true,
         *           "limit": 0
         *         }
         *       }
         *     }
         */
        WebConfig: {
            accessRequests?: boolean;
            /** @description Always on 14.x, dropped by 18.x. */
            assistEnabled?: boolean;
            auth: components["schemas"]["WebConfigAuth"];
            automaticUpgrades: boolean;
            automaticUpgradesTargetVersion?: string;
            canJoinSessions: boolean;
            customTheme?: string;
            /** @enum {string} */
            edition?: "oss" | "ent" | "community";
            entitlements?: {
                [key: string]: components["schemas"]["WebConfigEntitlement"];
            };
            externalAuditStorage?: boolean;
            featureLimits?: {
                accessListCreateLimit?: number;
                accessMonitoringMaxReportRangeLimit?: number;
                AccessRequestMonthlyRequestLimit?: number;
            };
            hideInaccessibleFeatures?: boolean;
            /** @description Omitted if false. */
            isCloud?: boolean;
            /** @description Omitted if false. */
            isDashboard?: boolean;
            isIgsEnabled?: boolean;
            isPolicyEnabled?: boolean;
            isPolicyRoleVisualizerEnabled?: boolean;
            isStripeManaged?: boolean;
            isTeam?: boolean;
            /** @description Omitted if false. */
            isUsageBasedBilling?: boolean;
            joinActiveSessions?: boolean;
            mobileDeviceManagement?: boolean;
            /** @description Of the mock proxy alone: the port of its own host, or the path, below which its applications answer by their names. */
            mockAppsAt?: string;
            oidc?: boolean;
            playable_db_protocols?: string[] | null;
            premiumSupport?: boolean;
            /** @description The root cluster, omitted if unknown. */
            proxyCluster?: string;
            questionnaire?: boolean;
            /** @description Omitted if false. */
            recoveryCodesEnabled?: boolean;
            saml?: boolean;
            sessionSummarizerEnabled?: boolean;
            trustedDevices?: boolean;
            /** @description Only when cloud. */
            tunnelPublicAddress?: string;
            ui: components["schemas"]["WebConfigUi"];
        };
        /**
         * @description How one may sign in (docs/protocol/auth-and-identity.md#9.2).
         * @example {
         *       "second_factor": "on",
         *       "providers": [
         *         {
         *           "name": "gh-corp",
         *           "type": "github",
         *           "url": "/v1/webapi/github/login/web?connector_id=:providerName&redirect_url=:redirect"
         *         }
         *       ],
         *       "localAuthEnabled": true,
         *       "allowPasswordless": true,
         *       "authType": "local",
         *       "preferredLocalMfa": "webauthn",
         *       "privateKeyPolicy": "none",
         *       "motd": ""
         *     }
         */
        WebConfigAuth: {
            /** @description Omitted if false. */
            allowPasswordless?: boolean;
            authType: components["schemas"]["AuthType"];
            /** @description 18.x, empty for local. */
            defaultConnectorName?: string;
            /** @description 18.x. */
            identifierFirstLoginEnabled?: boolean;
            localAuthEnabled: boolean;
            /**
             * @description Only when authType is local.
             * @enum {string}
             */
            localConnectorName?: "" | "local" | "passwordless" | "headless";
            motd: string;
            /** @enum {string} */
            preferredLocalMfa?: "webauthn" | "otp";
            privateKeyPolicy?: components["schemas"]["PrivateKeyPolicy"];
            /** @description Omitted when there are none. */
            providers?: components["schemas"]["AuthProvider"][];
            second_factor?: components["schemas"]["SecondFactor"];
        };
        /**
         * @description Keyed by a name of docs/protocol/auth-and-identity.md#25.2.
         * @example {
         *       "enabled": true,
         *       "limit": 0
         *     }
         */
        WebConfigEntitlement: {
            enabled: boolean;
            /** @description 0 means no limit. */
            limit: number;
        };
        /**
         * @description The JSON between `=` and `;` is a WebConfig.
         * @example var GRV_CONFIG = {"auth":{"localAuthEnabled":true,"authType":"local","motd":""},"canJoinSessions":true,"ui":{}};
         */
        WebConfigScript: string;
        /**
         * @example {
         *       "scrollbackLines": 1000
         *     }
         */
        WebConfigUi: {
            /** @description Omitted if 0. */
            scrollbackLines?: number;
            /**
             * @description 18.x.
             * @enum {string}
             */
            showResources?: "requestable" | "accessible_only";
        };
        /**
         * @description The bearer; also what the page's `grv_bearer_token` meta tag holds in base64 (docs/protocol/auth-and-identity.md#3.2).
         * @example {
         *       "type": "Bearer",
         *       "token": "5f0c2d4e6f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a",
         *       "expires_in": 599,
         *       "sessionExpires": "2030-01-02T03:04:05Z",
         *       "sessionInactiveTimeout": 0
         *     }
         */
        WebSession: {
            /** @description 18.x, enterprise. */
            deviceWebToken?: {
                id: string;
                token: string;
            };
            /** @description Seconds left for the bearer; zero or less when only the cookie's session lives (docs/protocol/auth-and-identity.md#6.3). */
            expires_in: number;
            /**
             * Format: date-time
             * @description On 14.x the zero time `0001-01-01T00:00:00Z` in the meta tag and after finishsession.
             */
            sessionExpires: string;
            /** @description 18.x, seconds, omitted if 0. */
            sessionExpiresIn?: number;
            /** @description Milliseconds, 0 for none. */
            sessionInactiveTimeout: number;
            token: string;
            trustedDeviceRequirement?: components["schemas"]["DeviceRequirement"];
            /** @constant */
            type: "Bearer";
        };
        /**
         * @example {
         *       "user": "alice",
         *       "pass": "correct horse",
         *       "second_factor_token": "123456"
         *     }
         */
        WebSessionCredentials: {
            /** @description Plain text. */
            pass: string;
            /** @description Six digits; empty or absent where no second factor is used. */
            second_factor_token?: string;
            user: string;
        };
        /**
         * @description The second form is 18.x only (docs/protocol/auth-and-identity.md#25.3).
         * @example {
         *       "message": "ok"
         *     }
         * @example {
         *       "samlSloUrl": "https://idp.example.com/logout"
         *     }
         */
        WebSessionEnded: components["schemas"]["Ok"] | {
            /** Format: uri */
            samlSloUrl: string;
        };
        /**
         * @description At most one of the three (docs/protocol/auth-and-identity.md#11.3).
         * @example {}
         * @example {
         *       "requestId": "7c9e6679-7425-40de-944b-e07fc1f90ae7"
         *     }
         * @example {
         *       "switchback": true
         *     }
         */
        WebSessionRenewal: {
            /** @description Reads the traits again, on 18.x the roles as well. */
            reloadUser?: boolean;
            /** @description An approved access request whose roles are added. */
            requestId?: string;
            /** @description Back to the user's own roles. */
            switchback?: boolean;
        };
    };
    responses: {
        /** @description Where the application answers. */
        AppAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AppAddress"];
            };
        };
        /** @description The bot. */
        Bot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Bot"];
            };
        };
        /** @description The outcome. */
        ConnectionDiagnostic: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConnectionDiagnostic"];
            };
        };
        /** @description The database. */
        Database: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Database"];
            };
        };
        /** @description Refused or failed (docs/protocol/auth-and-identity.md#7). */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The connector as stored, its YAML normalised. */
        GithubConnector: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GithubConnector"];
            };
        };
        /** @description A shell script; `text/plain` on 14.x, `text/x-shellscript` on 18.x. */
        InstallScript: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
                "text/x-shellscript": string;
            };
        };
        /** @description The integration; the wire knows no status. */
        Integration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Integration"];
            };
        };
        /** @description The token; with the same rules as before, method `iam` gives the same one again. */
        JoinToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JoinToken"];
            };
        };
        /** @description The tokens. */
        JoinTokenPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JoinTokenPage"];
            };
        };
        /** @description A JSON Web Key Set. */
        JwkSet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JwkSet"];
            };
        };
        /** @description The page and where the next one starts. */
        KubeResourcePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KubeResourcePage"];
            };
        };
        /** @description What to answer with a device one has. */
        MfaChallenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MfaChallenge"];
            };
        };
        /** @description The devices, an empty list when there are none. */
        MfaDevices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MfaDevice"][];
            };
        };
        /** @description What to answer with the new device. */
        MfaRegisterChallenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MfaRegisterChallenge"];
            };
        };
        /** @description Done; there is nothing to return. */
        Ok: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Ok"];
            };
        };
        /** @description The proxy and how to sign in to it. */
        Ping: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Ping"];
            };
        };
        /** @description A PowerShell script, whatever its media type says. */
        PowerShellScript: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/x-shellscript": string;
            };
        };
        /** @description The role as stored, its YAML normalised. */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"];
            };
        };
        /** @description To the identity provider, or to /web/msg/error/login on any failure. */
        SsoStarted: {
            headers: {
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Refused or failed, in plain text (docs/protocol/auth-and-identity.md#7.3). */
        TextError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The trusted cluster as stored, its YAML normalised. */
        TrustedCluster: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TrustedCluster"];
            };
        };
        /** @description The user as stored. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description Signed in; the session cookie is set. */
        WebSession: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebSession"];
            };
        };
    };
    parameters: {
        AppFqdn: string;
        /** @description 18.x, comma list of host names still to be opened. */
        AppRequired: string;
        /** @description A month ago when absent. */
        AuditFrom: string;
        /** @description 500 when absent or 0; more than 10000 is refused with 400. */
        AuditLimit: number;
        /** @description By time, then by index within a session; `desc` when absent. */
        AuditOrder: "asc" | "desc";
        /** @description Now when absent. */
        AuditTo: string;
        BotName: string;
        /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
        Cluster: string;
        /** @description Id of a conversation. */
        Conversation: string;
        /** @description Proof of the two CSRF routes, sent with every call by the client (docs/protocol/auth-and-identity.md#4). */
        CsrfHeader: string;
        DatabaseName: string;
        DesktopName: string;
        FileLogin: string;
        /** @description 18.x, the generic MFA reply as JSON text. */
        FileMfaResponse: string;
        /** @description Id of the approved request; empty counts as absent. */
        FileRequest: string;
        /** @description Id of a server, or `host[:port]`. */
        FileServer: string;
        /** @description For an approved transfer; together with the next or not at all, else 400. */
        FileSession: string;
        /** @description JSON text `{"webauthnAssertionResponse": …}`; 18.x looks at it when `mfaResponse` is absent. */
        FileWebauthn: string;
        GithubConnectorName: string;
        HeadlessId: string;
        IntegrationName: string;
        /** @description Id of the token. */
        JoinTokenName: string;
        KubeNamespace: string;
        /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
        Limit: number;
        /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
        MfaResponseHeader: string;
        /** @description A privilege, invite, reset or recovery token; the wrong kind is 403 "invalid token". */
        MfaToken: string;
        /** @description 18.x, update group of the asking agent. */
        PingGroup: string;
        /** @description 18.x, id of the asking agent's installation. */
        PingUpdateId: string;
        /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
        Query: string;
        RecordingSid: string;
        RoleName: string;
        /** @description Id of a join token. */
        ScriptToken: string;
        /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
        Search: string;
        /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
        SearchAsRoles: "yes" | "";
        /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
        Sort: string;
        SsoConnector: string;
        /** @description Absolute address of the entry page; must be the last parameter, because everything after the literal `&redirect_url=` is taken (docs/protocol/auth-and-identity.md#19.1). */
        SsoRedirect: string;
        /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
        StartKey: string;
        TrustedClusterName: string;
        UserName: string;
    };
    requestBodies: never;
    headers: {
        /** @description Sets `__Host-session`, or clears it with an empty value (docs/protocol/auth-and-identity.md#3.3). */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOidcKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JwkSet"];
            default: components["responses"]["Error"];
        };
    };
    getAppKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JwkSet"];
            default: components["responses"]["Error"];
        };
    };
    getOpenidConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discovery document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenidConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAppScript: {
        parameters: {
            query: {
                /** @description A DNS-1035 label; percent-decoded twice. */
                name: string;
                /** @description Percent-decoded twice; letters, digits, `_`, `-`, `/`, `:`, `.` and space only. */
                uri: string;
            };
            header?: never;
            path: {
                /** @description Id of a join token. */
                token: components["parameters"]["ScriptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstallScript"];
            default: components["responses"]["Error"];
        };
    };
    getDatabaseScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a join token. */
                token: components["parameters"]["ScriptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstallScript"];
            default: components["responses"]["Error"];
        };
    };
    getServerScript: {
        parameters: {
            query?: {
                /** @description Join method, when it is not `token`. */
                method?: "iam";
            };
            header?: never;
            path: {
                /** @description Id of a join token. */
                token: components["parameters"]["ScriptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstallScript"];
            default: components["responses"]["Error"];
        };
    };
    resolveApp: {
        parameters: {
            query?: {
                /** @description 18.x, comma list of host names still to be opened. */
                "required-apps"?: components["parameters"]["AppRequired"];
            };
            header?: never;
            path: {
                fqdn: components["parameters"]["AppFqdn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppAddress"];
            default: components["responses"]["Error"];
        };
    };
    resolveAppOfCluster: {
        parameters: {
            query?: {
                /** @description 18.x, comma list of host names still to be opened. */
                "required-apps"?: components["parameters"]["AppRequired"];
            };
            header?: never;
            path: {
                /** @description The cluster the application lives in, by name. */
                cluster: string;
                fqdn: components["parameters"]["AppFqdn"];
                publicAddr: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppAddress"];
            default: components["responses"]["Error"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationId"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a conversation. */
                conversation: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its messages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessages"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a conversation. */
                conversation: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    renameConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a conversation. */
                conversation: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationTitle"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    summarizeConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationOpening"];
            };
        };
        responses: {
            /** @description The title; the other fields are empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportAuthorities: {
        parameters: {
            query?: {
                /** @description Which authority; all SSH keys of hosts and users when absent. */
                type?: "" | "user" | "host" | "tls" | "tls-host" | "tls-user" | "tls-user-der" | "windows" | "db" | "db-der" | "saml-idp";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines of `authorized_hosts.txt`, or certificates; those in DER are not text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Uint8Array;
                    "text/plain": string;
                };
            };
            400: components["responses"]["TextError"];
            default: components["responses"]["TextError"];
        };
    };
    setDefaultAuthConnector: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GithubDefaultConnector"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    findAuthConnectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoIdentifier"];
            };
        };
        responses: {
            /** @description Null when none match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConnectors"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    captureEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureEvent"];
            };
        };
        responses: {
            /** @description Taken; empty on 14.x, and the OK body of 18.x is not read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    find: {
        parameters: {
            query?: {
                /** @description 18.x, update group of the asking agent. */
                group?: components["parameters"]["PingGroup"];
                /** @description 18.x, id of the asking agent's installation. */
                update_id?: components["parameters"]["PingUpdateId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As ping, with `auth` at its zero values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listGithubConnectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list (14.x) or an object that also names the default connector (18.x). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GithubConnectorList"] | components["schemas"]["GithubConnectors"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createGithubConnector: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["GithubConnector"];
            default: components["responses"]["Error"];
        };
    };
    updateGithubConnector: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["GithubConnectorName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["GithubConnector"];
            default: components["responses"]["Error"];
        };
    };
    deleteGithubConnector: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["GithubConnectorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    finishGithubLogin: {
        parameters: {
            query?: {
                /** @description Absent when the provider refused. */
                code?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A small page that refreshes to its target, whatever the outcome (docs/protocol/auth-and-identity.md#19.2). */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGithubConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["GithubConnectorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GithubConnector"];
            default: components["responses"]["Error"];
        };
    };
    startGithubLogin: {
        parameters: {
            query: {
                connector_id: components["parameters"]["SsoConnector"];
                /** @description Absolute address of the entry page; must be the last parameter, because everything after the literal `&redirect_url=` is taken (docs/protocol/auth-and-identity.md#19.1). */
                redirect_url: components["parameters"]["SsoRedirect"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["SsoStarted"];
            default: components["responses"]["Error"];
        };
    };
    getHeadless: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["HeadlessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Headless"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideHeadless: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["HeadlessId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadlessDecision"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    createMfaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MfaChallengeRequest"];
            };
        };
        responses: {
            200: components["responses"]["MfaChallenge"];
            default: components["responses"]["Error"];
        };
    };
    createPasswordMfaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaPasswordChallengeRequest"];
            };
        };
        responses: {
            200: components["responses"]["MfaChallenge"];
            default: components["responses"]["Error"];
        };
    };
    listMfaDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MfaDevices"];
            default: components["responses"]["Error"];
        };
    };
    createMfaDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaNewDevice"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    deleteMfaDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaDeviceRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    beginMfaLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaLoginBegin"];
            };
        };
        responses: {
            200: components["responses"]["MfaChallenge"];
            default: components["responses"]["Error"];
        };
    };
    finishMfaLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaLoginFinish"];
            };
        };
        responses: {
            200: components["responses"]["WebSession"];
            default: components["responses"]["Error"];
        };
    };
    createMfaRegisterChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaOwnRegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["MfaRegisterChallenge"];
            default: components["responses"]["Error"];
        };
    };
    createTokenMfaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A privilege, invite, reset or recovery token; the wrong kind is 403 "invalid token". */
                token: components["parameters"]["MfaToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MfaChallenge"];
            default: components["responses"]["Error"];
        };
    };
    listTokenMfaDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A privilege, invite, reset or recovery token; the wrong kind is 403 "invalid token". */
                token: components["parameters"]["MfaToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MfaDevices"];
            default: components["responses"]["Error"];
        };
    };
    deleteTokenMfaDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name or its id. */
                device: string;
                /** @description A privilege, invite, reset or recovery token; the wrong kind is 403 "invalid token". */
                token: components["parameters"]["MfaToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    createTokenMfaRegisterChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A privilege, invite, reset or recovery token; the wrong kind is 403 "invalid token". */
                token: components["parameters"]["MfaToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaRegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["MfaRegisterChallenge"];
            default: components["responses"]["Error"];
        };
    };
    getMotd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, empty when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motd"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startOidcLogin: {
        parameters: {
            query: {
                connector_id: components["parameters"]["SsoConnector"];
                /** @description Absolute address of the entry page; must be the last parameter, because everything after the literal `&redirect_url=` is taken (docs/protocol/auth-and-identity.md#19.1). */
                redirect_url: components["parameters"]["SsoRedirect"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["SsoStarted"];
            default: components["responses"]["Error"];
        };
    };
    ping: {
        parameters: {
            query?: {
                /** @description 18.x, update group of the asking agent. */
                group?: components["parameters"]["PingGroup"];
                /** @description 18.x, id of the asking agent's installation. */
                update_id?: components["parameters"]["PingUpdateId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ping"];
            default: components["responses"]["Error"];
        };
    };
    pingConnector: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a connector, or `local`, `passwordless`, `headless`. */
                connector: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ping"];
            default: components["responses"]["Error"];
        };
    };
    captureEventBeforeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureBeforeLogin"];
            };
        };
        responses: {
            /** @description Taken; empty on 14.x, and the OK body of 18.x is not read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPresetRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles as shipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRequestableRoles: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestableRolePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list (14.x, which ignores the query) or a page without system roles (18.x). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"] | components["schemas"]["RolePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["Role"];
            default: components["responses"]["Error"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            default: components["responses"]["Error"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["Role"];
            default: components["responses"]["Error"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    startSamlLogin: {
        parameters: {
            query: {
                connector_id: components["parameters"]["SsoConnector"];
                /** @description Absolute address of the entry page; must be the last parameter, because everything after the literal `&redirect_url=` is taken (docs/protocol/auth-and-identity.md#19.1). */
                redirect_url: components["parameters"]["SsoRedirect"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["SsoStarted"];
            default: components["responses"]["Error"];
        };
    };
    getSqlServerScript: {
        parameters: {
            query: {
                /** @description Address of the SQL Server. */
                uri: string;
            };
            header?: never;
            path: {
                /** @description Id of a join token. */
                token: components["parameters"]["ScriptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PowerShellScript"];
            default: components["responses"]["Error"];
        };
    };
    getDesktopScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a join token. */
                token: components["parameters"]["ScriptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PowerShellScript"];
            default: components["responses"]["Error"];
        };
    };
    getCertificateServicesScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PowerShellScript"];
            default: components["responses"]["Error"];
        };
    };
    getDomainServicesScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PowerShellScript"];
            default: components["responses"]["Error"];
        };
    };
    getInstaller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A shell script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "text/x-shellscript": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createAppSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppSessionRequest"];
            };
        };
        responses: {
            /** @description The session's cookies, for the handshake with the application's host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSession"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createWebSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of the two CSRF routes, sent with every call by the client (docs/protocol/auth-and-identity.md#4). */
                "X-CSRF-Token"?: components["parameters"]["CsrfHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebSessionCredentials"];
            };
        };
        responses: {
            200: components["responses"]["WebSession"];
            default: components["responses"]["Error"];
        };
    };
    deleteWebSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out, the cookie is cleared; 18.x may name the identity provider's sign-out page. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebSessionEnded"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renewWebSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebSessionRenewal"];
            };
        };
        responses: {
            200: components["responses"]["WebSession"];
            default: components["responses"]["Error"];
        };
    };
    listClusters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Acknowledged, superseded and not permitted ones are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listApps: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDatabases: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only databases that some agent serves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabasePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDatabase"];
            };
        };
        responses: {
            200: components["responses"]["Database"];
            default: components["responses"]["Error"];
        };
    };
    getDatabase: {
        parameters: {
            query?: {
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["DatabaseName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Database"];
            default: components["responses"]["Error"];
        };
    };
    updateDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["DatabaseName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatabaseChange"];
            };
        };
        responses: {
            200: components["responses"]["Database"];
            default: components["responses"]["Error"];
        };
    };
    getDatabaseIamPolicy: {
        parameters: {
            query?: {
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["DatabaseName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseIamPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDatabaseServices: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatabaseServicePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDesktops: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesktopPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDesktop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                desktop: components["parameters"]["DesktopName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desktop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desktop"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkDesktopActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                desktop: components["parameters"]["DesktopName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesktopActivity"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDesktopServices: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesktopServicePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionTest"];
            };
        };
        responses: {
            200: components["responses"]["ConnectionDiagnostic"];
            default: components["responses"]["Error"];
        };
    };
    getConnectionDiagnostic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectionDiagnostic"];
            default: components["responses"]["Error"];
        };
    };
    searchAuditEvents: {
        parameters: {
            query?: {
                /** @description A month ago when absent. */
                from?: components["parameters"]["AuditFrom"];
                /** @description Event types separated by commas, compared to the letter; all when empty. */
                include?: string;
                /** @description 500 when absent or 0; more than 10000 is refused with 400. */
                limit?: components["parameters"]["AuditLimit"];
                /** @description By time, then by index within a session; `desc` when absent. */
                order?: components["parameters"]["AuditOrder"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
                /** @description Now when absent. */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page may be short or empty while there are more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    searchSessionEnds: {
        parameters: {
            query?: {
                /** @description A month ago when absent. */
                from?: components["parameters"]["AuditFrom"];
                /** @description 500 when absent or 0; more than 10000 is refused with 400. */
                limit?: components["parameters"]["AuditLimit"];
                /** @description By time, then by index within a session; `desc` when absent. */
                order?: components["parameters"]["AuditOrder"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
                /** @description Now when absent. */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page may be short or empty while there are more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEndPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClusterInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterInfo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwsOidcIntegration"];
            };
        };
        responses: {
            200: components["responses"]["Integration"];
            default: components["responses"]["Error"];
        };
    };
    getIntegration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Integration"];
            default: components["responses"]["Error"];
        };
    };
    updateIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationChange"];
            };
        };
        responses: {
            200: components["responses"]["Integration"];
            default: components["responses"]["Error"];
        };
    };
    deleteIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    listAwsDatabases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwsDatabaseQuery"];
            };
        };
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwsDatabasePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listKubeClusters: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KubeClusterPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listKubeResources: {
        parameters: {
            query: {
                kind: string;
                kubeCluster: string;
                kubeNamespace?: components["parameters"]["KubeNamespace"];
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KubeResourcePage"];
            default: components["responses"]["Error"];
        };
    };
    seeNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenNotifications"];
            };
        };
        responses: {
            /** @description Nothing that is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lock"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createLock: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLock"];
            };
        };
        responses: {
            /** @description The lock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteLock: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                /** @description The lock's `name`. */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    listBots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    listBotInstances: {
        parameters: {
            query?: {
                bot_name?: string;
                /** @description 20 where it is left out. */
                page_size?: number;
                /** @description Opaque cursor of the previous answer. */
                page_token?: string;
                search?: string;
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotInstancePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["BotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bot"];
            default: components["responses"]["Error"];
        };
    };
    updateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["BotName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotRoles"];
            };
        };
        responses: {
            200: components["responses"]["Bot"];
            default: components["responses"]["Error"];
        };
    };
    deleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                name: components["parameters"]["BotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    getBotInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                id: string;
                name: components["parameters"]["BotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotInstanceDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkMfaRequired: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTarget"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaRequirement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listNamespaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamespaceList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listServers: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createServer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServer"];
            };
        };
        responses: {
            /** @description The server as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Server"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description Name to save it under; an approved transfer on 14.x wants `location` again. */
                filename: string;
                /** @description Id of the approved request; empty counts as absent. */
                fileTransferRequestId?: components["parameters"]["FileRequest"];
                /** @description The remote file; relative to the login's home. */
                location: string;
                /** @description 18.x, the generic MFA reply as JSON text. */
                mfaResponse?: components["parameters"]["FileMfaResponse"];
                /** @description For an approved transfer; together with the next or not at all, else 400. */
                moderatedSessionId?: components["parameters"]["FileSession"];
                /** @description JSON text `{"webauthnAssertionResponse": …}`; 18.x looks at it when `mfaResponse` is absent. */
                webauthn?: components["parameters"]["FileWebauthn"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                login: components["parameters"]["FileLogin"];
                /** @description Id of a server, or `host[:port]`. */
                server: components["parameters"]["FileServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description An attachment whose name is query-escaped, `+` for a space. */
                    "Content-Disposition"?: string;
                    "Content-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Uint8Array;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadFile: {
        parameters: {
            query: {
                /** @description Name of the source, used when `location` is a directory. */
                filename: string;
                /** @description Id of the approved request; empty counts as absent. */
                fileTransferRequestId?: components["parameters"]["FileRequest"];
                /** @description The remote directory or file; relative to the login's home. */
                location: string;
                /** @description 18.x, the generic MFA reply as JSON text. */
                mfaResponse?: components["parameters"]["FileMfaResponse"];
                /** @description For an approved transfer; together with the next or not at all, else 400. */
                moderatedSessionId?: components["parameters"]["FileSession"];
                /** @description JSON text `{"webauthnAssertionResponse": …}`; 18.x looks at it when `mfaResponse` is absent. */
                webauthn?: components["parameters"]["FileWebauthn"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                login: components["parameters"]["FileLogin"];
                /** @description Id of a server, or `host[:port]`. */
                server: components["parameters"]["FileServer"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Uint8Array;
            };
        };
        responses: {
            /** @description Stored; the answer is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setNotificationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationState"];
            };
        };
        responses: {
            /** @description Nothing that is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPods: {
        parameters: {
            query?: {
                /** @description Echoed in every item. */
                kubeCluster?: string;
                kubeNamespace?: components["parameters"]["KubeNamespace"];
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KubeResourcePage"];
            default: components["responses"]["Error"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description `requestable` widens like searchAsRoles, `all` adds what would need a request, flagged; else accessible only. */
                includedResourceMode?: "requestable" | "all" | "";
                /** @description May be given several times; all kinds when absent. */
                kinds?: components["schemas"]["ResourceKind"][];
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                pinnedOnly?: boolean;
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourcePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds the user may not list count as empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceCheck"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordingLength: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                sid: components["parameters"]["RecordingSid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its length and its kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingLength"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listActiveSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveSessionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getActiveSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlierActiveSession"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRecordingEvents: {
        parameters: {
            query?: {
                /** @description How many events to skip. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                sid: components["parameters"]["RecordingSid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was printed is not in them, it is in the bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingEventList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordingBytes: {
        parameters: {
            query?: {
                /** @description At most this many, never more than 5 MiB, which also is what a missing, bad or zero value means. */
                bytes?: number;
                /** @description First byte; 0 when missing or bad. */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                sid: components["parameters"]["RecordingSid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, none past the end; compressed when the caller takes gzip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Uint8Array;
                };
            };
            default: components["responses"]["TextError"];
        };
    };
    getRecordingThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
                sid: components["parameters"]["RecordingSid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture and what it shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingThumbnail"];
                };
            };
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    signDatabaseCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatabaseCertificateRequest"];
            };
        };
        responses: {
            /** @description A gzipped tar of `server.crt`, `server.key` and `server.cas`. */
            200: {
                headers: {
                    /** @description An attachment named after the host. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Uint8Array;
                };
            };
            /** @description No host, or a length that is none; the token is used up all the same. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserGroups: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Predicate expression; a bad one is refused with 400 (docs/protocol/resources.md#1.4). */
                query?: components["parameters"]["Query"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Exactly `yes` widens the list by roles the user could request (docs/protocol/resources.md#1.2). */
                searchAsRoles?: components["parameters"]["SearchAsRoles"];
                /** @description `field` or `field:dir`; only `desc` descends, a field the list does not know is refused with 501 (docs/protocol/resources.md#1.3). */
                sort?: components["parameters"]["Sort"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroupPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getThumbprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thumbprint"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createJoinToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJoinToken"];
            };
        };
        responses: {
            200: components["responses"]["JoinToken"];
            default: components["responses"]["Error"];
        };
    };
    listJoinTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinTokenPage"];
            default: components["responses"]["Error"];
        };
    };
    deleteJoinToken: {
        parameters: {
            query?: never;
            header: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
                /** @description Id of the token. */
                "X-Teleport-TokenName": components["parameters"]["JoinTokenName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    updateJoinToken: {
        parameters: {
            query?: never;
            header: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
                /** @description Id of the token. */
                "X-Teleport-TokenName": components["parameters"]["JoinTokenName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            /** @description The token as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinTokenEntry"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forwardTraces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureTraces"];
            };
        };
        responses: {
            /** @description Taken; empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unreadable or without spans; empty (docs/protocol/auth-and-identity.md#7.3). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listTrustedClusters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list, also on 18.x. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedCluster"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTrustedCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["TrustedCluster"];
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    updateTrustedCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["TrustedClusterName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceContent"];
            };
        };
        responses: {
            200: components["responses"]["TrustedCluster"];
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    deleteTrustedCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["TrustedClusterName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences; numbers are enumerations, 0 for never chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    getClusterPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesOfCluster"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateClusterPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Still signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null when there are none; 18.x leaves out system users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedUser"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            default: components["responses"]["Error"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedUser"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            default: components["responses"]["Error"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["UserName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            default: components["responses"]["Error"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path: {
                name: components["parameters"]["UserName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Ok"];
            default: components["responses"]["Error"];
        };
    };
    setPasswordByToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of the two CSRF routes, sent with every call by the client (docs/protocol/auth-and-identity.md#4). */
                "X-CSRF-Token"?: components["parameters"]["CsrfHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordByToken"];
            };
        };
        responses: {
            /** @description Done; signed in unless `privateKeyPolicyEnabled`. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordByTokenSet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPasswordToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordTokenRequest"];
            };
        };
        responses: {
            /** @description The token, to be handed out as /web/invite/{tokenId} or /web/reset/{tokenId}. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPasswordToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token; its expiry is not filled here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTokenOpened"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPrivilegeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivilegeTokenRequest"];
            };
        };
        responses: {
            /** @description The token, a bare JSON string. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivilegeToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    parseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `role`, `token` or `access_monitoring_rule`. */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentText"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentFields"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    stringifyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `role` or `access_monitoring_rule`. */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentFields"];
            };
        };
        responses: {
            /** @description Its YAML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentText"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLocksByTarget: {
        parameters: {
            query?: {
                in_force_only?: boolean;
                /** @description `kind|value`; may be given several times. */
                target?: string[];
            };
            header?: never;
            path: {
                /** @description Name of a cluster; the literal `-current-` stands for the root (docs/protocol/auth-and-identity.md#1.1). */
                cluster: components["parameters"]["Cluster"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createJoinTokenV2: {
        parameters: {
            query?: never;
            header?: {
                /** @description 18.x, administrative writes; a generic MFA response as JSON text (docs/protocol/auth-and-identity.md#25.4). */
                "Teleport-Mfa-Response"?: components["parameters"]["MfaResponseHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJoinToken"];
            };
        };
        responses: {
            200: components["responses"]["JoinToken"];
            default: components["responses"]["Error"];
        };
    };
    listJoinTokensByPage: {
        parameters: {
            query?: {
                bot_name?: string;
                page_size?: number;
                /** @description Opaque cursor of the previous answer. */
                page_token?: string;
                role?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinTokenPage"];
            default: components["responses"]["Error"];
        };
    };
    listUsersByPage: {
        parameters: {
            query?: {
                /** @description Page size; 0 or more than 1000 means 1000, anything but a number is refused with 400 (docs/protocol/resources.md#1.2). */
                limit?: components["parameters"]["Limit"];
                /** @description Search words, all of which must match; double quotes keep a phrase together (docs/protocol/resources.md#1.5). */
                search?: components["parameters"]["Search"];
                /** @description Opaque cursor of the previous answer, empty for the first page (docs/protocol/resources.md#1.2). */
                startKey?: components["parameters"]["StartKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and where the next one starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One statement, `var GRV_CONFIG = …;`, whose JSON is a WebConfig. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/javascript": components["schemas"]["WebConfigScript"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
