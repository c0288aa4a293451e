// Generated from openapi/ by `npm run generate`.

/** JSON types that the good answer of an operation can have; of all others it is a record. */
export const answerTypes: Readonly<Record<string, readonly string[]>> = {
  "GET /v1/webapi/thumbprint": ["string"],
  "GET /v1/webapi/mfa/token/{token}/devices": ["array"],
  "GET /v1/webapi/mfa/devices": ["array"],
  "POST /v1/webapi/users/privilege/token": ["string"],
  "GET /v1/webapi/users": ["array","null"],
  "GET /v1/webapi/roles": ["array","object"],
  "GET /v1/webapi/presetroles": ["array"],
  "GET /v1/webapi/github": ["array","object"],
  "GET /v1/webapi/sites": ["array"],
  "GET /v1/webapi/trustedcluster": ["array"],
  "GET /v1/webapi/sites/{cluster}/locks": ["array"],
};
