// What can be enrolled, and how people find it (docs/protocol/resources.md#15.2).
import { cardGroup, type Card } from './card.ts';
import { databaseCards } from './database-cards.ts';

export const catalogue: readonly Card[] = [
  ...cardGroup({ kind: 'application', family: '', words: '' }, [
    {
      id: 'application',
      name: 'Application',
      icon: 'application',
      keywords: 'application',
      resource: 'DISCOVER_RESOURCE_APPLICATION_HTTP',
      way: { by: 'dialog' },
    },
  ]),
  ...cardGroup({ kind: 'kubernetes', family: '', words: '' }, [
    {
      id: 'kubernetes',
      name: 'Kubernetes',
      icon: 'kubernetes',
      keywords: 'kubernetes cluster kubes',
      resource: 'DISCOVER_RESOURCE_KUBERNETES',
      way: { by: 'flow', flow: 'kubernetes' },
    },
  ]),
  ...cardGroup({ kind: 'desktop', family: 'Windows Desktop', words: 'windows desktop' }, [
    {
      id: 'active-directory',
      name: 'Active Directory',
      icon: 'windows',
      keywords: 'active directory ad',
      resource: 'DISCOVER_RESOURCE_WINDOWS_DESKTOP',
      way: { by: 'flow', flow: 'activeDirectory' },
    },
  ]),
  ...cardGroup({ kind: 'server', family: 'Server', words: 'server node' }, [
    {
      id: 'ubuntu',
      name: 'Ubuntu 14.04+',
      icon: 'linux',
      keywords: 'ubuntu',
      resource: 'DISCOVER_RESOURCE_SERVER',
      way: { by: 'flow', flow: 'server' },
    },
    {
      id: 'debian',
      name: 'Debian 8+',
      icon: 'linux',
      keywords: 'debian',
      resource: 'DISCOVER_RESOURCE_SERVER',
      way: { by: 'flow', flow: 'server' },
    },
    {
      id: 'rhel',
      name: 'RHEL/CentOS 7+',
      icon: 'linux',
      keywords: 'rhel centos',
      resource: 'DISCOVER_RESOURCE_SERVER',
      way: { by: 'flow', flow: 'server' },
    },
    {
      id: 'amazon-linux',
      name: 'Amazon Linux 2',
      icon: 'cloud',
      keywords: 'amazon linux',
      resource: 'DISCOVER_RESOURCE_SERVER',
      way: { by: 'flow', flow: 'server' },
    },
    {
      id: 'macos',
      name: 'macOS',
      icon: 'apple',
      keywords: 'mac macos intel silicone apple',
      resource: 'DISCOVER_RESOURCE_SERVER',
      way: { by: 'flow', flow: 'server' },
    },
  ]),
  ...databaseCards,
  ...cardGroup({ kind: 'saml', family: '', words: '' }, [
    {
      id: 'saml',
      name: 'SAML Application',
      icon: 'shield',
      keywords: 'saml sso application idp',
      resource: 'DISCOVER_RESOURCE_SAML_APPLICATION',
      way: { by: 'enterprise' },
    },
    {
      id: 'grafana',
      name: 'SAML Application (Grafana)',
      icon: 'shield',
      keywords: 'saml sso application idp grafana',
      resource: 'DISCOVER_RESOURCE_SAML_APPLICATION',
      way: { by: 'enterprise' },
    },
  ]),
];
