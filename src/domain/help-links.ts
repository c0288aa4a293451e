import type { Config } from './config.ts';
import { HELP_GROUPS, HELP_LINKS } from './messages.ts';

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
        label: HELP_LINKS.cloudDownloads,
        to: docsOf(edition)('/choose-an-edition/teleport-cloud/downloads/'),
      }
    : { label: HELP_LINKS.downloads, to: 'https://goteleport.com/download/' };

/** How databases are reached from programs with windows (docs/protocol/resources.md#16.2). */
export const graphicalClientsLink = (edition: Edition): HelpLink => ({
  label: HELP_LINKS.guiClients,
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
      title: HELP_GROUPS.support,
      links: [
        ...(hasTickets ? [{ label: HELP_LINKS.contactSupport, to: 'https://support.goteleport.com' }] : []),
        { label: HELP_LINKS.community, to: 'https://github.com/gravitational/teleport/discussions' },
        { label: HELP_LINKS.featureRequests, to: 'https://github.com/gravitational/teleport/issues/new/choose' },
        { label: HELP_LINKS.feedback, to: 'mailto:support@goteleport.com' },
      ],
    },
    {
      title: HELP_GROUPS.resources,
      links: [
        { label: HELP_LINKS.getStarted, to: docs('/get-started/') },
        { label: HELP_LINKS.cli, to: docs('/connect-your-client/tsh/') },
        { label: HELP_LINKS.admin, to: docs('/management/admin/') },
        downloadsLink(edition),
        { label: HELP_LINKS.faq, to: docs('/faq/') },
      ],
    },
    {
      title: HELP_GROUPS.troubleshooting,
      links: [{ label: HELP_LINKS.troubleshooting, to: docs('/management/diagnostics/') }],
    },
    {
      title: HELP_GROUPS.updates,
      links: [
        { label: HELP_LINKS.changelog, to: docs('/changelog/') },
        { label: HELP_LINKS.blog, to: 'https://goteleport.com/blog/' },
      ],
    },
  ];
}

/** The edition that a cluster and its configuration say it is. */
export const editionOf = (
  { isEnterprise, isCloud }: Pick<Config, 'isEnterprise' | 'isCloud'>,
  { authVersion }: { authVersion: string },
): Edition => ({ version: authVersion, isEnterprise, isCloud });
