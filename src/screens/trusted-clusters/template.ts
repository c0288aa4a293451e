/** The YAML of a new trusted cluster (docs/protocol/resources.md#6). */
export const TEMPLATE = `kind: trusted_cluster
version: v2
metadata:
  # The name of the root cluster.
  name: root.example.com
spec:
  enabled: true
  # A join token of type trusted_cluster, made in the root cluster.
  token: replace-this-token
  tunnel_addr: root.example.com:3024
  web_proxy_addr: root.example.com:443
  # Which roles here the users of the root cluster get for their roles there.
  role_map:
    - remote: access
      local: [access]
`;
