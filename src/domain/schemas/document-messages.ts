// Help texts for the fields that all resources have.

export const COMMON_FIELDS_HELP = {
  kind: 'What kind of resource this is.',
  subKind: 'A variant of the kind. Most resources have none.',
  version: 'The version of the format of this resource.',
  metadata: 'The name, description and labels of the resource.',
  name: "The unique name. It can't be changed later.",
  namespace: 'Always "default".',
  description: 'What the resource is for, in a sentence.',
  labels: 'Labels of the resource itself.',
  expires: 'When the resource is deleted automatically.',
  revision: 'Marks the version that you loaded. The proxy rejects changes to any other version.',
  id: 'Set by the cluster.',
} as const;
