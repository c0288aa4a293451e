// The cards of all resources that can be enrolled, with their search keywords (docs/protocol/resources.md#15.2).
import { cardGroup, type CatalogCard } from './enroll-card.ts';
import { databaseCards } from './database-cards.ts';

export const cardCatalog: readonly CatalogCard[] = [
  ...cardGroup({ kind: 'application', family: '', groupKeywords: '' }, [
    {
      id: 'application',
      name: 'Application',
      icon: 'application',
      keywords: 'application',
      resource: 'DISCOVER_RESOURCE_APPLICATION_HTTP',
      method: { method: 'dialog' },
    },
  ]),
  ...cardGroup({ kind: 'kubernetes', family: '', groupKeywords: '' }, [
    {
      id: 'kubernetes',
      name: 'Kubernetes',
      icon: 'kubernetes',
      logo: 'kubernetes',
      keywords: 'kubernetes cluster kubes',
      resource: 'DISCOVER_RESOURCE_KUBERNETES',
      method: { method: 'flow', flow: 'kubernetes' },
    },
  ]),
  ...cardGroup({ kind: 'desktop', family: 'Windows Desktop', groupKeywords: 'windows desktop' }, [
    {
      id: 'active-directory',
      name: 'Active Directory',
      icon: 'windows',
      keywords: 'active directory ad',
      resource: 'DISCOVER_RESOURCE_WINDOWS_DESKTOP',
      method: { method: 'flow', flow: 'activeDirectory' },
    },
  ]),
  ...cardGroup({ kind: 'server', family: 'Server', groupKeywords: 'server node' }, [
    {
      id: 'ubuntu',
      name: 'Ubuntu 14.04+',
      icon: 'linux',
      logo: 'ubuntu',
      keywords: 'ubuntu',
      resource: 'DISCOVER_RESOURCE_SERVER',
      method: { method: 'flow', flow: 'server' },
    },
    {
      id: 'debian',
      name: 'Debian 8+',
      icon: 'linux',
      logo: 'debian',
      keywords: 'debian',
      resource: 'DISCOVER_RESOURCE_SERVER',
      method: { method: 'flow', flow: 'server' },
    },
    {
      id: 'rhel',
      name: 'RHEL/CentOS 7+',
      icon: 'linux',
      logo: 'redhat',
      keywords: 'rhel centos',
      resource: 'DISCOVER_RESOURCE_SERVER',
      method: { method: 'flow', flow: 'server' },
    },
    {
      id: 'amazon-linux',
      name: 'Amazon Linux 2',
      icon: 'cloud',
      logo: 'linux',
      keywords: 'amazon linux',
      resource: 'DISCOVER_RESOURCE_SERVER',
      method: { method: 'flow', flow: 'server' },
    },
    {
      id: 'macos',
      name: 'macOS',
      icon: 'apple',
      logo: 'apple',
      keywords: 'mac macos intel silicone apple',
      resource: 'DISCOVER_RESOURCE_SERVER',
      method: { method: 'flow', flow: 'server' },
    },
  ]),
  ...databaseCards,
  ...cardGroup({ kind: 'saml', family: '', groupKeywords: '' }, [
    {
      id: 'saml',
      name: 'SAML Application',
      icon: 'shield',
      keywords: 'saml sso application idp',
      resource: 'DISCOVER_RESOURCE_SAML_APPLICATION',
      method: { method: 'enterprise' },
    },
    {
      id: 'grafana',
      name: 'SAML Application (Grafana)',
      icon: 'shield',
      logo: 'grafana',
      keywords: 'saml sso application idp grafana',
      resource: 'DISCOVER_RESOURCE_SAML_APPLICATION',
      method: { method: 'enterprise' },
    },
  ]),
];
