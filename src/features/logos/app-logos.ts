// Logos of well-known applications, by their names.
import {
  siApacheairflow,
  siApachekafka,
  siArgo,
  siConfluence,
  siDatadog,
  siElasticsearch,
  siGithub,
  siGitlab,
  siGooglecloud,
  siGrafana,
  siHarbor,
  siJenkins,
  siJira,
  siJupyter,
  siKibana,
  siKubernetes,
  siMetabase,
  siNextcloud,
  siPagerduty,
  siPrometheus,
  siRabbitmq,
  siSentry,
  siSonarqubeserver,
  siVault,
} from 'simple-icons';
import type { LogoPath } from '#ui/mark/logo.tsx';

/** By a word of the name in lowercase. */
const LOGOS: Readonly<Record<string, LogoPath>> = {
  airflow: siApacheairflow.path,
  argo: siArgo.path,
  argocd: siArgo.path,
  confluence: siConfluence.path,
  datadog: siDatadog.path,
  elasticsearch: siElasticsearch.path,
  gcp: siGooglecloud.path,
  github: siGithub.path,
  gitlab: siGitlab.path,
  grafana: siGrafana.path,
  harbor: siHarbor.path,
  jenkins: siJenkins.path,
  jira: siJira.path,
  jupyter: siJupyter.path,
  kafka: siApachekafka.path,
  kibana: siKibana.path,
  kubernetes: siKubernetes.path,
  metabase: siMetabase.path,
  nextcloud: siNextcloud.path,
  pagerduty: siPagerduty.path,
  prometheus: siPrometheus.path,
  rabbitmq: siRabbitmq.path,
  sentry: siSentry.path,
  sonarqube: siSonarqubeserver.path,
  vault: siVault.path,
};

/** The logo of the first known product in the name, such as Grafana in "grafana-eu". */
export function appLogo(name: string): LogoPath | undefined {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const product = words.find((word) => Object.hasOwn(LOGOS, word));
  return product === undefined ? undefined : LOGOS[product];
}
