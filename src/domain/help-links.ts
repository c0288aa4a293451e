import type { Config } from './config.ts';
import { docsLink, type Edition } from './docs-links.ts';
import { HELP_GROUPS, HELP_LINKS } from './messages.ts';

interface HelpLink {
  label: string;
  to: string;
}

export interface HelpGroup {
  title: string;
  links: readonly HelpLink[];
}

/** The download page of the platform. */
export const downloadsLink = (edition: Edition): HelpLink =>
  edition.isCloud
    ? {
        label: HELP_LINKS.cloudDownloads,
        to: docsLink(edition, 'cloudDownloads'),
      }
    : { label: HELP_LINKS.downloads, to: 'https://goteleport.com/download/' };

/** The guide for connecting to databases with graphical clients (docs/protocol/resources.md#16.2). */
export const graphicalClientsLink = (edition: Edition): HelpLink => ({
  label: HELP_LINKS.guiClients,
  to: docsLink(edition, 'databaseClients'),
});

/** Links to help for the cluster's platform (docs/protocol/resources.md#16.5). All of them leave the console. */
export function helpLinks(edition: Edition, isSupportLocked = false): HelpGroup[] {
  const hasTickets = edition.isEnterprise && !isSupportLocked;
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
        { label: HELP_LINKS.getStarted, to: docsLink(edition, 'getStarted') },
        { label: HELP_LINKS.cli, to: docsLink(edition, 'tsh') },
        { label: HELP_LINKS.admin, to: docsLink(edition, 'administration') },
        downloadsLink(edition),
        { label: HELP_LINKS.faq, to: docsLink(edition, 'faq') },
      ],
    },
    {
      title: HELP_GROUPS.troubleshooting,
      links: [{ label: HELP_LINKS.troubleshooting, to: docsLink(edition, 'diagnostics') }],
    },
    {
      title: HELP_GROUPS.updates,
      links: [
        { label: HELP_LINKS.changelog, to: docsLink(edition, 'changelog') },
        { label: HELP_LINKS.blog, to: 'https://goteleport.com/blog/' },
      ],
    },
  ];
}

export const editionOf = (
  { isEnterprise, isCloud }: Pick<Config, 'isEnterprise' | 'isCloud'>,
  { authVersion }: { authVersion: string },
): Edition => ({ version: authVersion, isEnterprise, isCloud });
