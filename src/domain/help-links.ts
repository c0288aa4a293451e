interface Edition {
  /** Of the cluster, such as "14.0.0"; empty when it is not known. */
  version: string;
  isEnterprise: boolean;
  isCloud: boolean;
}

interface HelpLink {
  label: string;
  to: string;
}

interface HelpGroup {
  title: string;
  links: readonly HelpLink[];
}

const DOCS = 'https://goteleport.com/docs';

/** Where help is found on the platform the cluster runs (facts/resources.md 16.5); every address leads to another origin. */
export function helpLinks({ version, isEnterprise, isCloud }: Edition): HelpGroup[] {
  const product = `?product=teleport&version=${encodeURIComponent(`${isEnterprise ? 'e' : 'oss'}_${version}`)}`;
  const docs = (path: string) => `${DOCS}${path}${product}`;
  return [
    {
      title: 'Support',
      links: [
        ...(isEnterprise ? [{ label: 'Open a support ticket', to: 'https://support.goteleport.com' }] : []),
        { label: 'Ask the community', to: 'https://github.com/gravitational/teleport/discussions' },
        { label: 'Ask for a feature', to: 'https://github.com/gravitational/teleport/issues/new/choose' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Get started', to: docs('/get-started/') },
        { label: 'Guide to the command line', to: docs('/connect-your-client/tsh/') },
        { label: 'Guide for administrators', to: docs('/management/admin/') },
        isCloud
          ? { label: 'Downloads for cloud clusters', to: docs('/choose-an-edition/teleport-cloud/downloads/') }
          : { label: 'Downloads', to: 'https://goteleport.com/download/' },
        { label: 'Questions and answers', to: docs('/faq/') },
      ],
    },
    { title: 'Troubleshooting', links: [{ label: 'Watch and debug a cluster', to: docs('/management/diagnostics/') }] },
    {
      title: 'Updates',
      links: [
        { label: 'Changes between versions', to: docs('/changelog/') },
        { label: 'News', to: 'https://goteleport.com/blog/' },
      ],
    },
  ];
}
