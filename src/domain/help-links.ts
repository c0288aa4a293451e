import type { Config } from './config.ts';

export interface Edition {
  /** Of the cluster, such as "14.0.0"; empty when it is not known. */
  version: string;
  isEnterprise: boolean;
  isCloud: boolean;
}

interface HelpLink {
  label: string;
  to: string;
}

export interface HelpGroup {
  title: string;
  links: readonly HelpLink[];
}

const DOCS = 'https://goteleport.com/docs';

function docsOf({ version, isEnterprise }: Edition): (path: string) => string {
  const product = `?product=teleport&version=${encodeURIComponent(`${isEnterprise ? 'e' : 'oss'}_${version}`)}`;
  return (path) => `${DOCS}${path}${product}`;
}

/** Where the software of the platform is. */
export const downloadsLink = (edition: Edition): HelpLink =>
  edition.isCloud
    ? {
        label: 'Downloads for cloud clusters',
        to: docsOf(edition)('/choose-an-edition/teleport-cloud/downloads/'),
      }
    : { label: 'Downloads', to: 'https://goteleport.com/download/' };

/** How databases are reached from programs with windows (docs/protocol/resources.md#16.2). */
export const graphicalClientsLink = (edition: Edition): HelpLink => ({
  label: 'Guide for graphical clients',
  to: docsOf(edition)('/connect-your-client/gui-clients/'),
});

/**
 * Where help is found on the platform the cluster runs (docs/protocol/resources.md#16.5); every address leads to
 * another origin.
 */
export function helpLinks(edition: Edition, isSupportLocked = false): HelpGroup[] {
  const hasTickets = edition.isEnterprise && !isSupportLocked;
  const docs = docsOf(edition);
  return [
    {
      title: 'Support',
      links: [
        ...(hasTickets ? [{ label: 'Open a support ticket', to: 'https://support.goteleport.com' }] : []),
        { label: 'Ask the community', to: 'https://github.com/gravitational/teleport/discussions' },
        { label: 'Ask for a feature', to: 'https://github.com/gravitational/teleport/issues/new/choose' },
        { label: 'Send feedback', to: 'mailto:support@goteleport.com' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Get started', to: docs('/get-started/') },
        { label: 'Guide to the command line', to: docs('/connect-your-client/tsh/') },
        { label: 'Guide for administrators', to: docs('/management/admin/') },
        downloadsLink(edition),
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

/** The edition that a cluster and its configuration say it is. */
export const editionOf = (
  { isEnterprise, isCloud }: Pick<Config, 'isEnterprise' | 'isCloud'>,
  { authVersion }: { authVersion: string },
): Edition => ({ version: authVersion, isEnterprise, isCloud });
