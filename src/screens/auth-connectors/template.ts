/** The YAML of a new GitHub connector (docs/protocol/resources.md#6). */
export const templateFor = (address: string): string => `kind: github
version: v3
metadata:
  name: github
spec:
  # From the OAuth app on GitHub, whose callback address must be the one below.
  client_id: replace-this-client-id
  client_secret: replace-this-client-secret
  redirect_url: https://${address}/v1/webapi/github/callback
  display: GitHub
  teams_to_roles:
    - organization: your-organization
      team: your-team
      roles: [access]
`;
