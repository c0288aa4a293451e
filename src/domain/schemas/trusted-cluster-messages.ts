// Help texts for the fields of a trusted cluster.

export const TRUSTED_CLUSTER_HELP = {
  spec: 'How this cluster connects to the root cluster, and what its users may do here.',
  enabled: 'Whether this cluster is connected to the root cluster.',
  token: 'The join token that the root cluster issued for this connection.',
  webProxy: 'The public address of the root cluster.',
  tunnel: 'The address for the reverse tunnel to the root cluster.',
  roleMap: 'Which roles here the users of the root cluster get for their roles there.',
  remote: 'A role in the root cluster. * stands for any.',
  local: 'Roles in this cluster that the user gets for it.',
  roles: 'The older form of role_map.',
} as const;
